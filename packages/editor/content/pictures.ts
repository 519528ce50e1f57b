import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import PQueue from 'p-queue';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { makeLogo } from '@site/content-tools/media/make-logo.ts';
import { makePicture } from '@site/content-tools/media/make-picture.ts';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import type { RawContent } from '@site/model/check/read-content.ts';
import { readSite } from '@site/model/check/read-site.ts';
import { isPictureFolder, logoFolder, mediaPlace, type PictureFolder } from '@site/model/media/picture-kinds.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { digest } from './digest.ts';

type Values = Readonly<Record<string, unknown>>;

/** What represents a new picture until its entry is saved, in a field or within a text: `new:posters/0a1b….jpg`. */
const newPicture = /new:([a-z]+\/[0-9a-f]{40}\.(?:jpg|png|svg))/g;

/** The new pictures that a text names, each once. */
export function listNewPictures(text: string): string[] {
  return [...new Set(text.match(newPicture))];
}

/** Where new pictures wait until their entries are saved. @param content the content folder. */
export function pendingFolder(content: string): string {
  return path.resolve(content, '../.cache/editor/pictures');
}

/** Keeps a picture that is ready for its folder. @returns the value that represents it until its entry is saved. */
export async function keepPicture(
  content: string,
  folder: PictureFolder | typeof logoFolder,
  data: Uint8Array,
  ending = 'jpg',
): Promise<string> {
  const place = `${folder}/${digest(data)}.${ending}`;
  await mkdir(path.join(pendingFolder(content), folder), { recursive: true });
  await writeFile(path.join(pendingFolder(content), place), data);
  return `new:${place}`;
}

/** What the pages have behind a picture: their ground and, for what can't be seen on it, the color of their text. */
async function readGrounds(content: string): Promise<readonly [string, string] | undefined> {
  const site = await readSite(pathToFileURL(`${content}${path.sep}`)).catch(() => undefined);
  return site && [site.brand.colors.ground, site.brand.colors.text];
}

/** One after another: each takes the memory of all its dots. */
const making = new PQueue({ concurrency: 1 });

/**
 * Makes a picture or a logo for a folder of content/media from an upload, and keeps it.
 * @param at the part that its place shows, from 0 to 1; undefined for the main subject.
 * @throws PictureError where it is not a picture, or too small.
 */
export async function keepUpload(content: string, folder: string, source: Uint8Array, at?: number): Promise<string> {
  if (folder === logoFolder) {
    const { data, ending } = await makeLogo(source);
    return keepPicture(content, folder, data, ending);
  }
  if (!isPictureFolder(folder)) throw new EntryError(`"${folder}" is not a folder of pictures: reload the page.`);
  const grounds = await readGrounds(content);
  const picture = await making.add(async () => makePicture(folder, source, { at, grounds }));
  return keepPicture(content, folder, picture);
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

/** Moves the new pictures of an entry into content/media, under its name. @returns its values, which name them there. */
export async function placePictures(values: Values, around: Surroundings): Promise<Values> {
  const { file, old, folder, stage, content } = around;
  let json = JSON.stringify(values);
  const pictures = listNewPictures(json);
  if (pictures.length === 0) return values;
  const before = JSON.stringify(old ?? {});
  const all = JSON.stringify(content.entries.map(({ data, body }) => [data, body]));
  // The file of a picture that this entry no longer shows is free where nothing else shows it.
  const isReplaced = (place: string) =>
    before.includes(place) && !json.includes(place) && all.split(place).length === 2;
  for (const picture of pictures) {
    const taken = new Set(stage.content.files.keys());
    const base = `${path.posix.dirname(picture.replace(/^new:/, ''))}/${path.posix.parse(file).name}`;
    // Posts name their pictures by their addresses on the site, all other files by their paths.
    const addressOf = (name: string) =>
      name.startsWith('blog/') ? name.replace('blog/', blogPictureFolder) : mediaPlace(name);
    const ending = path.posix.extname(picture);
    let name = base + ending;
    for (let number = 2; taken.has(`media/${name}`) && !isReplaced(addressOf(name)); number += 1) {
      name = `${base}-${number}${ending}`;
    }
    await stage.write(`media/${name}`, await readNewPicture(folder, picture));
    json = json.replaceAll(picture, addressOf(name));
  }
  return JSON.parse(json) as Values;
}
