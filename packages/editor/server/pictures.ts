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
import { isPictureFolder, logoFolder, mediaPlace } from '@site/model/media/picture-kinds.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import type { Values } from '../api.ts';
import { valuesIn } from './state.ts';

/** A picture until its entry is saved, in a field or within a text: `new:posters/` and a UUID. */
const newPicture = /new:([a-z]+)\/[0-9a-f-]{36}/g;
const oneNew = new RegExp(`^${newPicture.source}$`);

const pendingFolder = (root: string) => path.join(root, '.cache/editor/pictures');
const pendingPlace = (root: string, name: string) => path.join(pendingFolder(root), name.slice('new:'.length));

export async function keepPicture(root: string, name: string, data: Uint8Array): Promise<void> {
  const place = pendingPlace(root, name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, data);
}

/** Serialized, since each decoded picture takes much memory. */
let making: Promise<unknown> = Promise.resolve();

interface Upload {
  readonly name: string;
  readonly data: Uint8Array;
  /** The crop, from 0 to 1; undefined for automatic. */
  readonly at: number | undefined;
}

/** Always re-encodes. @throws PictureError */
export async function keepUpload(root: string, content: string, { name, data, at }: Upload): Promise<void> {
  const [, folder = ''] = oneNew.exec(name) ?? [];
  if (folder === logoFolder) {
    const logo = await makeLogo(data);
    await keepPicture(root, name, logo.data);
    return;
  }
  if (!isPictureFolder(folder)) throw new EntryError('A picture does not belong here: reload the page.');
  // The colors behind a transparent picture.
  const { brand } =
    siteSchema
      .pick({ brand: true })
      .strip()
      .safeParse(valuesIn(readContent(content), 'site')).data ?? {};
  const grounds = brand && ([brand.colors.ground, brand.colors.text] as const);
  const made = making.then(async () => makePicture(folder, data, { at, grounds }));
  making = made.catch(() => undefined);
  await keepPicture(root, name, await made);
}

async function readNewPicture(root: string, name: string): Promise<Buffer> {
  return readFile(pendingPlace(root, name)).catch((error: unknown) => {
    throw hasCode(error, 'ENOENT') ? new EntryError('The new picture is no longer here: choose it again.') : error;
  });
}

/** The TTL of uploads, in milliseconds. */
const uploadTtlMs = 7 * 24 * 3_600_000;

export async function removeOldPictures(root: string): Promise<void> {
  for (const file of listFiles(pendingFolder(root))) {
    const place = path.join(pendingFolder(root), file);
    if (Date.now() - (await stat(place)).mtimeMs > uploadTtlMs) await rm(place, { force: true });
  }
}

/** Of a picture that was made here. */
const endingOf = ([first]: Buffer) => (first === 0xff ? '.jpg' : first === 0x89 ? '.png' : '.svg');

const types: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.svg': 'image/svg+xml' };

/** @returns undefined if it is missing, or outside of content/media. */
export async function readPicture(
  root: string,
  content: string,
  value: string,
): Promise<{ readonly type: string; readonly data: Buffer } | undefined> {
  const isNew = oneNew.test(value);
  const media = path.join(content, 'media');
  const inBlog = value.startsWith(blogPictureFolder) ? `../media/blog/${value.slice(blogPictureFolder.length)}` : value;
  const place = path.resolve(content, 'any', inBlog.replace(/^\.\//, '../'));
  if (!isNew && !place.startsWith(media + path.sep)) return undefined;
  try {
    // Symbolic links could lead out of the folder.
    if (!isNew && !(await realpath(place)).startsWith((await realpath(media)) + path.sep)) return undefined;
    const data = isNew ? await readNewPicture(root, value) : await readFile(place);
    const type = types[isNew ? endingOf(data) : path.extname(place)];
    return type === undefined ? undefined : { type, data };
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof EntryError) return undefined;
    throw error;
  }
}

interface Surroundings {
  readonly root: string;
  readonly file: string;
  /** Undefined for a new entry. */
  readonly old: Values | undefined;
  readonly stage: ContentStage;
}

/** Moves uploads into content/media, named after the entry. @returns the values with their final names. */
export async function placePictures(values: Values, { root, file, old, stage }: Surroundings): Promise<Values> {
  let json = JSON.stringify(values);
  const pictures = [...new Set(json.match(newPicture))];
  if (pictures.length === 0) return values;
  const before = JSON.stringify(old ?? {});
  const all = JSON.stringify(readContent(stage.before).entries.map(({ data, body }) => [data, body]));
  // A replaced picture's name is free if nothing else uses it.
  const isReplaced = (place: string) =>
    before.includes(place) && !json.includes(place) && all.split(place).length === 2;
  for (const picture of pictures) {
    const base = `${path.posix.dirname(picture.slice('new:'.length))}/${path.posix.parse(file).name}`;
    // Posts refer to pictures by URL, other files by path.
    const addressOf = (name: string) =>
      name.startsWith('blog/') ? name.replace('blog/', blogPictureFolder) : mediaPlace(name);
    const data = await readNewPicture(root, picture);
    const ending = endingOf(data);
    let name = base + ending;
    for (let number = 2; stage.content.files.has(`media/${name}`) && !isReplaced(addressOf(name)); number += 1) {
      name = `${base}-${number}${ending}`;
    }
    await stage.write(`media/${name}`, data);
    json = json.replaceAll(picture, addressOf(name));
  }
  return JSON.parse(json) as Values;
}
