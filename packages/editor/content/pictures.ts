import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { makePicture } from '@site/content-tools/media/make-picture.ts';
import { blogPictureFolder } from '@site/model/blog/picture-folder.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import type { RawContent } from '@site/model/check/read-content.ts';
import { isPictureFolder, type PictureFolder } from '@site/model/media/picture-kinds.ts';
import { hasCode } from '@site/system/has-code.ts';
import { listFiles } from '@site/system/list-files.ts';
import { digest } from './view.ts';

type Values = Readonly<Record<string, unknown>>;

/** What represents a new picture until its entry is saved, in a field or within a text: `new:posters/0a1b….jpg`. */
const newPicture = /new:([a-z]+\/[0-9a-f]{40}\.jpg)/g;

/** The new pictures that a text names, each once. */
export function listNewPictures(text: string): string[] {
  return [...new Set(text.match(newPicture))];
}

/** Where new pictures wait until their entries are saved. @param content the content folder. */
export function pendingFolder(content: string): string {
  return path.resolve(content, '../.cache/editor/pictures');
}

/** Keeps a picture that is ready for its folder. @returns the value that represents it until its entry is saved. */
export async function keepPicture(content: string, folder: PictureFolder, data: Uint8Array): Promise<string> {
  const place = `${folder}/${digest(data)}.jpg`;
  await mkdir(path.join(pendingFolder(content), folder), { recursive: true });
  await writeFile(path.join(pendingFolder(content), place), data);
  return `new:${place}`;
}

/**
 * Makes a picture for a folder of content/media from an upload, and keeps it.
 * @throws PictureError where it is not a picture, or too small.
 */
export async function keepUpload(content: string, folder: string, source: Uint8Array): Promise<string> {
  if (!isPictureFolder(folder)) throw new Error(`${folder} is not a folder of pictures`);
  return keepPicture(content, folder, await makePicture(folder, source));
}

/** @throws EntryError where the picture was removed since. */
export async function readNewPicture(content: string, value: string): Promise<Buffer> {
  return readFile(path.join(pendingFolder(content), value.replace(/^new:/, ''))).catch((error: unknown) => {
    throw hasCode(error, 'ENOENT')
      ? new EntryError('The new picture does not exist any more: choose it again.')
      : error;
  });
}

/** Nobody comes back to an unsaved entry after this long, in milliseconds. */
const longestWait = 7 * 24 * 3_600_000;

/** Removes pictures whose entries were saved, or never will be. */
export async function removeOldPictures(content: string, now: Date): Promise<void> {
  for (const file of listFiles(pendingFolder(content))) {
    const place = path.join(pendingFolder(content), file);
    const { mtime } = await stat(place);
    if (now.valueOf() - mtime.valueOf() > longestWait) await rm(place, { force: true });
  }
}

interface Surroundings {
  /** The entry's file in the content folder. */
  readonly file: string;
  /** What the file says so far; undefined for a new one. */
  readonly old: Values | undefined;
  /** The content folder. */
  readonly folder: string;
  readonly stage: ContentStage;
  readonly content: RawContent;
}

/** The keys that lead to the first text that contains another. */
function findText(value: unknown, text: string): string[] | undefined {
  if (typeof value === 'string') return value.includes(text) ? [] : undefined;
  for (const [key, inner] of Object.entries(Object(value) as Values)) {
    const found = findText(inner, text);
    if (found) return [key, ...found];
  }
  return undefined;
}

/** The name of the entry; a page has several pictures, so theirs end with the field's name. */
function baseName(file: string, place: readonly string[]): string {
  const { name, dir } = path.posix.parse(file);
  if (dir !== 'pages') return name;
  return [name, ...place.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.toLowerCase()))].join('-');
}

/** A free name in content/media; that of the picture which is replaced is free where nothing else shows it. */
function freeName(folder: string, place: readonly string[], { file, old, stage, content }: Surroundings): string {
  const before = place.reduce<unknown>((value, key) => (Object(value) as Values)[key], old);
  const all = JSON.stringify(content.entries.map(({ data, body }) => [data, body]));
  const taken = new Set(listFiles(path.join(stage.folder, 'media')));
  const base = `${folder}/${baseName(file, place)}`;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${base}.jpg` : `${base}-${String(number)}.jpg`;
    const isReplaced = before === `../media/${name}` && all.split(name).length === 2;
    if (isReplaced || !taken.has(name)) return name;
  }
}

/** Moves the new pictures of an entry into content/media. @returns its values, which name them there. */
export async function placePictures(values: Values, around: Surroundings): Promise<Values> {
  let json = JSON.stringify(values);
  for (const picture of listNewPictures(json)) {
    const [folder = ''] = picture.replace(/^new:/, '').split('/');
    const name = freeName(folder, findText(values, picture) ?? [], around);
    await around.stage.write(`media/${name}`, await readNewPicture(around.folder, picture));
    // Articles name their pictures by their addresses on the site, all other files by their paths.
    const address = name.startsWith('blog/') ? name.replace('blog/', blogPictureFolder) : `../media/${name}`;
    json = json.replaceAll(picture, address);
  }
  return JSON.parse(json) as Values;
}
