import path from 'node:path';
import { valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { perEntry } from '@site/model/check/per-entry.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { digest, versionOf } from './digest.ts';
import { fileOfPlace } from './translations/places.ts';
import { viewTranslations } from './translations/view-translations.ts';
import { listOrdered, listOrdersOf, versionField, writtenFolder, type ViewFile } from './view-extras.ts';

/** What the editor sees in place of the content folder: JSON by paths of its own, none of which is on the disk. */
export type ContentView = ReadonlyMap<string, ViewFile>;

export interface ContentPath {
  readonly name: ContentName;
  /** The path in the content folder. */
  readonly file: string;
}

/** The names of `contentFiles` by folder and ending (`videos/*.yaml`) or by the whole path (`site.yaml`). */
const namesByPattern: ReadonlyMap<string, ContentName> = new Map(
  (Object.keys(contentFiles) as ContentName[]).map((name) => [contentFiles[name].pattern, name]),
);

/** The content file that a path of the view represents, in any language; undefined where no content file can have it. */
export function contentPath(place: string): ContentPath | undefined {
  const [, code = '', first = ''] = /^([a-z]{2,3}\/)?(.*)$/.exec(fileOfPlace(place)?.concat('.json') ?? place) ?? [];
  const { dir, name: slug } = path.posix.parse(first);
  const wanted = dir === writtenFolder ? `pages/${slug}.mdoc` : first;
  for (const ending of ['.yaml', '.mdoc']) {
    const file = wanted.replace(/\.json$/, ending);
    const { dir: folder, ext } = path.posix.parse(file);
    // A page with a schema of its own is known by its name, the written pages by their folder.
    const name = namesByPattern.get(file) ?? namesByPattern.get(`${folder}/*${ext}`);
    if (name && ext === ending) return { name, file: code + file };
  }
  return undefined;
}

/** The path of the view that represents a content file. */
export function viewPath(file: string): string {
  const { dir, name, ext } = path.posix.parse(file);
  return path.posix.join(ext === '.mdoc' ? writtenFolder : dir, `${name}.json`);
}

const viewOf = perEntry((entry: RawEntry): readonly [string, ViewFile] => {
  // Of the same text as the values: the file may be saved by someone else at any moment.
  const sha = versionOf(entry);
  const read = () => JSON.stringify({ ...valuesWithText(entry), [versionField]: sha });
  return [viewPath(entry.file.slice('content/'.length)), { sha, read }];
});

/**
 * @param content the content folder.
 * @param source as it was looked at, where it was.
 * @returns every file that can be read, and the lists that have an order.
 */
export function readView(content: string, source: ContentSource = content): ContentView {
  const read = readContent(source);
  const { entries } = read;
  const orders = listOrdersOf(entries).map((list) => {
    const items = listOrdered(list, entries);
    const read = () => JSON.stringify({ entries: items.map(({ slug, label }) => ({ slug, label })) });
    return [list.path, { sha: digest(read()), read }] as const;
  });
  return new Map([...entries.map(viewOf), ...orders, ...viewTranslations(content, read)]);
}

interface TreeEntry {
  readonly path: string;
  readonly mode: '040000' | '100644';
  readonly type: 'tree' | 'blob';
  readonly sha: string;
}

/** The view as Keystatic asks for it: files and folders with their digests, each folder before its files. */
export function listTree(view: ContentView): TreeEntry[] {
  const blobs = [...view].map(([file, data]): TreeEntry => {
    return { path: file, mode: '100644', type: 'blob', sha: data.sha };
  });
  const folders = Map.groupBy(blobs, (blob) => path.posix.dirname(blob.path));
  return [...folders].flatMap(([folder, files]): TreeEntry[] => {
    const sha = digest(files.map((file) => file.path + file.sha).join('\n'));
    return folder === '.' ? files : [{ path: folder, mode: '040000', type: 'tree', sha }, ...files];
  });
}
