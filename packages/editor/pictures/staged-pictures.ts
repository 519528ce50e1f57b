import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePicture, PictureError } from '@site/content-tools/media/make-picture.ts';
import { isPictureFolder, type PictureFolder } from '@site/model/media/picture-kinds.ts';
import { hasCode } from '@site/system/has-code.ts';
import { listFiles } from '@site/system/list-files.ts';

/** What a picture field holds between an upload and the saving of its entry, such as `new:posters/0a1b….jpg`. */
const stagedForm = /^new:([a-z]+)\/([0-9a-f]{40})\.jpg$/;

/** The same within a text. */
const stagedInText = /new:[a-z]+\/[0-9a-f]{40}\.jpg/g;

/** @returns where a picture that waits stands, below the folder of all of them; undefined where the value names none. */
function placeOf(value: string): { readonly folder: PictureFolder; readonly place: string } | undefined {
  const [, folder, hash] = stagedForm.exec(value) ?? [];
  return folder !== undefined && hash !== undefined && isPictureFolder(folder)
    ? { folder, place: `${folder}/${hash}.jpg` }
    : undefined;
}

/** The pictures that wait which a text shows, each once. */
export function listStaged(text: string): string[] {
  return [...new Set(text.match(stagedInText))];
}

/** A new picture that waits for its entry to be saved. */
export interface StagedPicture {
  readonly folder: PictureFolder;
  readonly data: Buffer;
}

/**
 * Makes a picture of an upload and keeps it.
 * @param waiting the folder in which pictures wait.
 * @returns the value that a picture field holds until its entry is saved.
 * @throws PictureError where it is none, or too small.
 */
export async function keepPicture(waiting: string, folder: string, source: Uint8Array): Promise<string> {
  if (!isPictureFolder(folder)) throw new Error(`${folder} is no folder of pictures`);
  const data = await makePicture(folder, source);
  const hash = createHash('sha1').update(data).digest('hex');
  await mkdir(path.join(waiting, folder), { recursive: true });
  await writeFile(path.join(waiting, folder, `${hash}.jpg`), data);
  return `new:${folder}/${hash}.jpg`;
}

/**
 * @returns the picture that a field's value names; undefined where it names one of content/media.
 * @throws PictureError where it waits no more.
 */
export async function readStaged(waiting: string, value: unknown): Promise<StagedPicture | undefined> {
  const found = typeof value === 'string' ? placeOf(value) : undefined;
  if (!found) return undefined;
  const data = await readFile(path.join(waiting, found.place)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) throw new PictureError('is not there any more: choose it again');
    throw error;
  });
  return { folder: found.folder, data };
}

/** Nobody comes back to an unsaved entry after this long, in milliseconds. */
const longestWait = 7 * 24 * 3_600_000;

/** Forgets pictures whose entries were saved, or never will be. */
export async function dropOldPictures(waiting: string, now: Date): Promise<void> {
  for (const file of listFiles(waiting)) {
    const place = path.join(waiting, file);
    const { mtime } = await stat(place);
    if (now.valueOf() - mtime.valueOf() > longestWait) await rm(place, { force: true });
  }
}
