import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { valuesOf } from './file-parts.ts';
import { blobSha } from './git-tree.ts';
import { listOrdered, orderLists } from './order-lists.ts';
import { orderPath, versionField } from './view-names.ts';

/** What the editor sees in place of the content folder: JSON under names of its own, none of which is on the disk. */
export type ContentView = ReadonlyMap<string, string>;

/** Such as `videos/neon-tide.json` for content/videos/neon-tide.yaml. */
function viewPath(file: string): string {
  return file.replace(/^content\//, '').replace(/\.\w+$/, '.json');
}

function wildcards(name: ContentName): number {
  return contentFiles[name].pattern.split('*').length;
}

/**
 * The content file that a path of the view stands for.
 * @returns its place in the content folder; undefined where no content file can have it.
 */
export function contentPath(place: string): { readonly name: ContentName; readonly file: string } | undefined {
  // A page with fields of its own before the written pages, which would have any name.
  const names = (Object.keys(contentFiles) as ContentName[]).sort((a, b) => wildcards(a) - wildcards(b));
  for (const name of names) {
    const { pattern } = contentFiles[name];
    const file = place.replace(/\.json$/, path.posix.extname(pattern));
    if (path.posix.matchesGlob(file, pattern)) return { name, file };
  }
  return undefined;
}

async function viewEntry(content: string, entry: RawEntry): Promise<string> {
  const source = await readFile(path.join(content, path.relative('content', entry.file)));
  return JSON.stringify({ ...valuesOf(entry), [versionField]: blobSha(source) });
}

/**
 * @param content the content folder.
 * @returns every file that can be read, and the lists that have an order.
 */
export async function readView(content: string): Promise<ContentView> {
  const { entries } = await readContent(content);
  const files = await Promise.all(
    entries.map(async (entry) => [viewPath(entry.file), await viewEntry(content, entry)] as const),
  );
  const orders = orderLists.map((list) => {
    const items = listOrdered(list, entries).map(({ slug, label }) => ({ slug, label }));
    return [orderPath(list.key), JSON.stringify({ entries: items })] as const;
  });
  return new Map([...files, ...orders]);
}
