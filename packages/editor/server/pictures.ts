import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EntryError } from '@site/content-tools/entries/entry-error.ts';
import { makeLogo } from '@site/content-tools/media/make-logo.ts';
import { makePicture } from '@site/content-tools/media/make-picture.ts';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { isPictureFolder, logoFolder, mediaPlace, type PictureFolder } from '@site/model/media/picture-kinds.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import type { Values } from '../api.ts';
import { valuesIn } from './state.ts';

/** What represents a new picture until its entry is saved, in a field or within a text: `new:posters/0a1b….jpg`. */
const newPicture = /new:([a-z]+\/[0-9a-f]{40}\.(?:jpg|png|svg))/g;

/** Where new pictures wait until their entries are saved. */
const pendingFolder = (root: string) => path.join(root, '.cache/editor/pictures');

/** Keeps a picture that is ready for its folder. @returns the value that represents it until its entry is saved. */
export async function keepPicture(
  root: string,
  folder: PictureFolder | typeof logoFolder,
  data: Uint8Array,
  ending = 'jpg',
): Promise<string> {
  const place = `${folder}/${createHash('sha1').update(data).digest('hex')}.${ending}`;
  await mkdir(path.join(pendingFolder(root), folder), { recursive: true });
  await writeFile(path.join(pendingFolder(root), place), data);
  return `new:${place}`;
}

/** One after another: each takes the memory of all its dots. */
let making: Promise<unknown> = Promise.resolve();

interface Upload {
  /** Of content/media. */
  readonly folder: string;
  readonly data: Uint8Array;
  /** The part that its place shows, from 0 to 1; undefined for the main subject. */
  readonly at: number | undefined;
}

/**
 * Makes a picture or a logo for a folder of content/media from an upload, and keeps it. It is always re-encoded.
 * @throws PictureError where it is not a picture, or too small.
 */
export async function keepUpload(root: string, content: string, { folder, data, at }: Upload): Promise<string> {
  if (folder === logoFolder) {
    const logo = await makeLogo(data);
    return keepPicture(root, folder, logo.data, logo.ending);
  }
  if (!isPictureFolder(folder)) throw new EntryError('This is no place for a picture: reload the page.');
  // What the pages have behind a picture: their ground and, for what can't be seen on it, the color of their text.
  const { brand } =
    siteSchema
      .pick({ brand: true })
      .strip()
      .safeParse(valuesIn(readContent(content), 'site')).data ?? {};
  const grounds = brand && ([brand.colors.ground, brand.colors.text] as const);
  const made = making.then(async () => makePicture(folder, data, { at, grounds }));
  making = made.catch(() => undefined);
  return keepPicture(root, folder, await made);
}

async function readNewPicture(root: string, value: string): Promise<Buffer> {
  return readFile(path.join(pendingFolder(root), value.slice('new:'.length))).catch((error: unknown) => {
    throw hasCode(error, 'ENOENT') ? new EntryError('The new picture is not here any more: choose it again.') : error;
  });
}

/** Nobody comes back to an unsaved entry after this long, in milliseconds. */
const longestWait = 7 * 24 * 3_600_000;

/** Removes pictures whose entries were saved, or never will be. */
export async function removeOldPictures(root: string): Promise<void> {
  for (const file of listFiles(pendingFolder(root))) {
    const place = path.join(pendingFolder(root), file);
    if (Date.now() - (await stat(place)).mtimeMs > longestWait) await rm(place, { force: true });
  }
}

const types: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.svg': 'image/svg+xml' };

/**
 * A picture as a field names it: a new one, or one of content/media.
 * @returns undefined where there is none: also for a name that leads elsewhere.
 */
export async function readPicture(
  root: string,
  content: string,
  value: string,
): Promise<{ readonly type: string; readonly data: Buffer } | undefined> {
  const type = types[path.extname(value)];
  const isNew = new RegExp(`^${newPicture.source}$`).test(value);
  const media = path.join(content, 'media');
  const inBlog = value.startsWith(blogPictureFolder) ? `../media/blog/${value.slice(blogPictureFolder.length)}` : value;
  const place = path.resolve(content, 'any', inBlog.replace(/^\.\//, '../'));
  if (type === undefined || (!isNew && !place.startsWith(media + path.sep))) return undefined;
  try {
    if (isNew) return { type, data: await readNewPicture(root, value) };
    // A link may lead out of the folder.
    if (!(await realpath(place)).startsWith((await realpath(media)) + path.sep)) return undefined;
    return { type, data: await readFile(place) };
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof EntryError) return undefined;
    throw error;
  }
}

interface Surroundings {
  readonly root: string;
  /** The entry's file in the content folder. */
  readonly file: string;
  /** What the file says so far; undefined for a new one. */
  readonly old: Values | undefined;
  readonly stage: ContentStage;
}

/** Moves the new pictures of an entry into content/media, under its name. @returns its values, which name them there. */
export async function placePictures(values: Values, { root, file, old, stage }: Surroundings): Promise<Values> {
  let json = JSON.stringify(values);
  const pictures = [...new Set(json.match(newPicture))];
  if (pictures.length === 0) return values;
  const before = JSON.stringify(old ?? {});
  const all = JSON.stringify(readContent(stage.before).entries.map(({ data, body }) => [data, body]));
  // The file of a picture that this entry no longer shows is free where nothing else shows it.
  const isReplaced = (place: string) =>
    before.includes(place) && !json.includes(place) && all.split(place).length === 2;
  for (const picture of pictures) {
    const base = `${path.posix.dirname(picture.slice('new:'.length))}/${path.posix.parse(file).name}`;
    // Posts name their pictures by their addresses on the site, all other files by their paths.
    const addressOf = (name: string) =>
      name.startsWith('blog/') ? name.replace('blog/', blogPictureFolder) : mediaPlace(name);
    const ending = path.posix.extname(picture);
    let name = base + ending;
    for (let number = 2; stage.content.files.has(`media/${name}`) && !isReplaced(addressOf(name)); number += 1) {
      name = `${base}-${number}${ending}`;
    }
    await stage.write(`media/${name}`, await readNewPicture(root, picture));
    json = json.replaceAll(picture, addressOf(name));
  }
  return JSON.parse(json) as Values;
}
