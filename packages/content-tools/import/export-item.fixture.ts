import { listUploads } from './old-addresses.ts';
import type { ExportItem, WordPressExport } from './read-export.ts';

/** A published post with only the fields that a test sets. */
export function postItem(fields: Partial<ExportItem>): ExportItem {
  const texts = { title: '', link: '', name: '', date: '', modified: '', content: '', excerpt: '', password: '' };
  const numbers = { id: 1, parent: 0, menuOrder: 0, terms: 0, comments: 0, thumbnail: 0 };
  return {
    type: 'post',
    status: 'publish',
    attachmentUrl: '',
    alt: '',
    format: '',
    videoAddress: '',
    footnotes: '',
    attachedFile: '',
    ...texts,
    ...numbers,
    ...fields,
  };
}

/** An export of a site without posts. */
export function exportOf(address: string, attachments: readonly Partial<ExportItem>[] = []): WordPressExport {
  const items = attachments.map((fields) => postItem({ ...fields, type: 'attachment' }));
  return {
    address,
    hosts: new Set([new URL(address).host.replace('www.', '')]),
    posts: [],
    pages: [],
    terms: [],
    attachments: new Map(items.map((item) => [item.id, item])),
    uploads: listUploads(items),
    blocks: new Map(),
    otherTypes: new Map(),
  };
}
