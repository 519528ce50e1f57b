import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { redirectsSchema } from '@site/model/schemas/site.ts';
import { writeEntryYaml } from '../entries/new-entry.ts';
import type { ImportedPost } from './report.ts';
import type { WordPressExport } from './read-export.ts';

interface Redirect {
  readonly from: string;
  readonly to: string;
}

const file = 'redirects.yaml';
const redirectSchema = redirectsSchema.shape.redirects.element;

/** The path of an address of the old site; undefined where a host cannot redirect from it, such as `/?p=12`. */
function oldPath(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  return search === '' ? pathname.replace(/\/$/, '') : undefined;
}

/** Where imported articles, and the pages of the pictures that were uploaded for them, are now. Drafts are nowhere yet. */
export function listRedirects(
  imported: readonly Pick<ImportedPost, 'item' | 'slug' | 'isDraft'>[],
  { attachments }: Pick<WordPressExport, 'attachments'>,
): Redirect[] {
  const published = imported.filter(({ isDraft }) => !isDraft);
  const pages = new Map(published.map(({ item, slug }) => [item.id, `/blog/${slug}`]));
  const items = [...published.map(({ item }) => ({ ...item, parent: item.id })), ...attachments.values()];
  const found = items.map(({ link, parent }) => ({ from: oldPath(link), to: pages.get(parent) }));
  const usable = found.flatMap((redirect) => redirectSchema.safeParse(redirect).data ?? []);
  return usable.filter(({ from, to }) => from !== to);
}

/**
 * Adds redirects to content/redirects.yaml; the rest of the file stays as it is, and an address that is there keeps its page.
 * @returns how many were added.
 */
export async function stageRedirects(
  content: string,
  stage: ContentStage,
  redirects: readonly Redirect[],
): Promise<number> {
  const document = parseDocument(await readFile(path.join(content, file), 'utf8').catch(() => ''));
  const known = new Set(redirectsSchema.safeParse(document.toJS()).data?.redirects.map(({ from }) => from));
  const added = redirects.filter(({ from }) => !known.has(from) && known.add(from));
  if (added.length === 0) return 0;
  const list = document.get('redirects');
  if (isSeq(list)) for (const redirect of added) list.add(document.createNode(redirect, { flow: true }));
  await stage.write(file, isSeq(list) ? document.toString({ lineWidth: 0 }) : writeEntryYaml({ redirects: added }));
  return added.length;
}
