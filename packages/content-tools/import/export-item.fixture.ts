import type { ExportItem } from './read-export.ts';

/** A published article with nothing but what a test gives it. */
export function postItem(fields: Partial<ExportItem>): ExportItem {
  const texts = { title: '', link: '', name: '', date: '', modified: '', content: '', excerpt: '', password: '' };
  const numbers = { id: 1, parent: 0, menuOrder: 0, terms: 0, comments: 0, thumbnail: 0 };
  return { type: 'post', status: 'publish', attachmentUrl: '', alt: '', ...texts, ...numbers, ...fields };
}
