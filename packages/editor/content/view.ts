import { createHash } from 'node:crypto';
import path from 'node:path';
import { valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { perEntry } from '@site/model/check/per-entry.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { listOrdered, listOrdersOf, versionField, writtenFolder } from './view-extras.ts';

/** A file as the editor sees it. */
interface ViewFile {
  /** Identifies its state; Keystatic expects the 40 hexadecimal digits of a Git object. */
  readonly sha: string;
  /** @returns its JSON. */
  readonly read: () => string;
}

/** What the editor sees in place of the content folder: JSON by paths of its own, none of which is on the disk. */
export type ContentView = ReadonlyMap<string, ViewFile>;

/** Identifies data. */
export function digest(data: string | Uint8Array): string {
  return createHash('sha1').update(data).digest('hex');
}

/** The name that Git gives to a file's bytes. */
export function blobId(data: string | Uint8Array): string {
  return digest(Buffer.concat([Buffer.from(`blob ${String(Buffer.byteLength(data))}\0`), Buffer.from(data)]));
}

export interface ContentPath {
  readonly name: ContentName;
  /** The path in the content folder. */
  readonly file: string;
}

/** The names of `contentFiles` by folder and ending (`videos/*.yaml`) or by the whole path (`site.yaml`). */
const namesByPattern: ReadonlyMap<string, ContentName> = new Map(
  (Object.keys(contentFiles) as ContentName[]).map((name) => [contentFiles[name].pattern, name]),
);

/** The content file that a path of the view represents; undefined where no content file can have it. */
export function contentPath(place: string): ContentPath | undefined {
  const { dir, name: slug } = path.posix.parse(place);
  const wanted = dir === writtenFolder ? `pages/${slug}.mdoc` : place;
  for (const ending of ['.yaml', '.mdoc']) {
    const file = wanted.replace(/\.json$/, ending);
    const { dir: folder, ext } = path.posix.parse(file);
    // A page with a schema of its own is known by its name, the written pages by their folder.
    const name = namesByPattern.get(file) ?? namesByPattern.get(`${folder}/*${ext}`);
    if (name && ext === ending) return { name, file };
  }
  return undefined;
}

/** The path of the view that represents a content file. */
function viewPath(file: string): string {
  const { dir, name, ext } = path.posix.parse(file);
  return path.posix.join(ext === '.mdoc' ? writtenFolder : dir, `${name}.json`);
}

const viewOf = perEntry((entry: RawEntry): readonly [string, ViewFile] => {
  // Of the same text as the values: the file may be saved by someone else at any moment.
  const sha = blobId(entry.source);
  const read = () => JSON.stringify({ ...valuesWithText(entry), [versionField]: sha });
  return [viewPath(entry.file.slice('content/'.length)), { sha, read }];
});

/**
 * @param content the content folder.
 * @returns every file that can be read, and the lists that have an order.
 */
export function readView(content: ContentSource): ContentView {
  const { entries } = readContent(content);
  const orders = listOrdersOf(entries).map((list) => {
    const items = listOrdered(list, entries);
    const read = () => JSON.stringify({ entries: items.map(({ slug, label }) => ({ slug, label })) });
    return [list.path, { sha: digest(read()), read }] as const;
  });
  return new Map([...entries.map(viewOf), ...orders]);
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
