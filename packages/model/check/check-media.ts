import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { listFiles } from '@site/system/list-files.ts';
import { pictureKinds } from '../media/picture-kinds.ts';
import type { Problem } from './problem.ts';

/** A file of content/media, open for reading. */
interface MediaFile {
  readonly handle: FileHandle;
  /** In bytes. */
  readonly size: number;
}

/** How a format is recognized: by its first bytes, and by what shows that the file is whole. */
interface Format {
  readonly name: string;
  readonly isOne: (file: MediaFile) => Promise<boolean>;
  readonly isWhole: (file: MediaFile) => Promise<boolean>;
}

async function readAt({ handle }: MediaFile, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const startsWith = (bytes: string) => async (file: MediaFile) =>
  (await readAt(file, 0, bytes.length)).toString('latin1') === bytes;

const endsWith = (bytes: string) => async (file: MediaFile) =>
  (await readAt(file, Math.max(0, file.size - bytes.length), bytes.length)).toString('latin1') === bytes;

const contains = (pattern: RegExp) => async (file: MediaFile) =>
  pattern.test((await readAt(file, 0, file.size)).toString());

/** An MP4 file is a row of boxes, each of which says how long it is (ISO/IEC 14496-12, 4.2). */
async function boxesFill(file: MediaFile): Promise<boolean> {
  let position = 0;
  while (position < file.size) {
    const header = await readAt(file, position, 16);
    if (header.length < 8) return false;
    const size = header.readUInt32BE(0);
    // 0: up to the file's end; 1: a length of eight bytes follows the name.
    if (size === 0) return true;
    if (size === 1 && header.length < 16) return false;
    const length = size === 1 ? Number(header.readBigUInt64BE(8)) : size;
    if (length < 8) return false;
    position += length;
  }
  return position === file.size;
}

const formats: Readonly<Record<string, Format>> = {
  '.jpg': { name: 'JPEG', isOne: startsWith('\xff\xd8\xff'), isWhole: endsWith('\xff\xd9') },
  '.png': { name: 'PNG', isOne: startsWith('\x89PNG\r\n\x1a\n'), isWhole: endsWith('IEND\xaeB`\x82') },
  '.svg': { name: 'SVG', isOne: contains(/<svg[\s>]/), isWhole: contains(/<\/svg>\s*$/) },
  '.mp4': {
    name: 'MP4',
    isOne: async (file) => (await readAt(file, 4, 4)).toString() === 'ftyp',
    isWhole: boxesFill,
  },
};

async function adviseOnMedia(place: string, { name, isOne, isWhole }: Format): Promise<string | undefined> {
  const handle = await open(place);
  try {
    const file = { handle, size: (await handle.stat()).size };
    if (file.size === 0) return 'is empty: put the whole file there again';
    if (!(await isOne(file))) return `is no ${name}: save it as one, whatever its name says`;
    return (await isWhole(file)) ? undefined : 'is cut short: put the whole file there again';
  } finally {
    await handle.close();
  }
}

/**
 * Pictures, drawings and films that no browser could show, or that would stop the build.
 * @param folder the content folder.
 */
export async function checkMedia(folder: string): Promise<Problem[]> {
  const problems = await Promise.all(
    listFiles(path.join(folder, 'media')).map(async (file): Promise<Problem[]> => {
      const format = formats[path.posix.extname(file)];
      const advice = format && (await adviseOnMedia(path.join(folder, 'media', file), format));
      return advice === undefined ? [] : [{ file: `content/media/${file}`, field: '', advice }];
    }),
  );
  return problems.flat();
}

/** The size that a picture's place asks for: pixels at least, and the shape where the place cuts nothing off. */
interface RequiredSize {
  readonly width: number;
  readonly height: number;
  readonly hasShape: boolean;
}

/** By the folder of content/media. */
const requiredIn: Readonly<Record<string, RequiredSize>> = {
  posters: { ...pictureKinds.posters, hasShape: true },
  portraits: { ...pictureKinds.portraits, hasShape: true },
  stills: { ...pictureKinds.stills, hasShape: false },
  // A phone shows at most half of the recommended width.
  blog: { width: pictureKinds.blog.width / 2, height: 1, hasShape: false },
};

/** Pictures of shared links are cut to this, whatever their folder (https://ogp.me). */
const requiredOfShared: RequiredSize = { width: 1200, height: 630, hasShape: false };

/** How far a shape may be off: a row or two of pixels. */
const shapeTolerance = 0.02;

async function isFile(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** @returns what is wrong with a picture's size; undefined for one that cannot be read, which checkMedia reports. */
async function adviseOnSize(place: string, required: RequiredSize | undefined): Promise<string | undefined> {
  const size = required && (await imageSizeFromFile(place).catch(() => undefined));
  if (!size) return undefined;
  const { width, height, hasShape } = required;
  // Cameras that were held on their side write so.
  const isTurned = (size.orientation ?? 1) >= 5;
  const [across, down] = isTurned ? [size.height, size.width] : [size.width, size.height];
  const found = `which is ${String(across)}×${String(down)}`;
  const least = height > 1 ? `${String(width)}×${String(height)}` : `${String(width)} wide`;
  if (across < width || down < height) return `${found}: put a picture there that is at least ${least}`;
  const isOff = hasShape && Math.abs(across / down / (width / height) - 1) > shapeTolerance;
  return isOff ? `${found}, another shape than its place: cut it to ${least}` : undefined;
}

/** A picture that a field names. */
interface NamedPicture {
  /** As the field has it, from the content file's folder. */
  readonly value: string;
  /** From the project's folder, such as content/media/posters/title.jpg. */
  readonly place: string;
  /** Whether it is shown with shared links. */
  readonly isShared: boolean;
}

/** @returns what is wrong with a picture or its name; undefined where it is there and large enough. */
export async function adviseOnPicture(
  { value, place, isShared }: NamedPicture,
  folder: string,
): Promise<string | undefined> {
  if (!/^content\/media\/.*\.(?:jpg|png|svg)$/.test(place)) {
    return `is "${value}", which is no picture of content/media: write its place from this file, such as ../media/stills/name.jpg`;
  }
  const file = path.join(folder, path.posix.relative('content', place));
  if (!(await isFile(file))) {
    return `names ${value}, which does not exist: put the picture there, or write the name of one that is there`;
  }
  if (place.endsWith('.svg')) return undefined;
  const advice = await adviseOnSize(file, isShared ? requiredOfShared : requiredIn[place.split('/')[2] ?? '']);
  return advice && `names ${value}, ${advice}`;
}

/** @returns what is wrong with an article's picture; src/pages/blog-media serves it. */
export async function adviseOnArticlePicture(value: string, folder: string): Promise<string | undefined> {
  const name = path.posix.basename(value);
  const file = path.join(folder, 'media/blog', name);
  if (!name.endsWith('.jpg') || !(await isFile(file))) {
    return `shows ${value}, but content/media/blog/${name} does not exist: put the .jpg there, or write the name of one that is there`;
  }
  const advice = await adviseOnSize(file, requiredIn.blog);
  return advice && `shows ${value}, ${advice}`;
}

/** @returns what is wrong with the name of a film; undefined where it is there. */
export async function adviseOnFilm(value: string, folder: string): Promise<string | undefined> {
  const name = path.posix.basename(value);
  if (await isFile(path.join(folder, 'media/films', name))) return undefined;
  return `names ${value}, but content/media/films/${name} does not exist: put the film there, or write the name of one that is there`;
}

/** A loop is two files; content names both by the part before these. */
const loopEndings = ['.av1.mp4', '.mp4'] as const;

/**
 * @param place of the loop from the project's folder, without an ending.
 * @param present every file of content/media/loops.
 * @returns what is wrong with the name of a loop; undefined where both its files are there.
 */
export function adviseOnLoop(value: string, place: string, present: ReadonlySet<string>): string | undefined {
  const missing = loopEndings.map((ending) => place + ending).filter((file) => !present.has(file));
  if (missing.length === 0) return undefined;
  const verb = missing.length === 1 ? 'does' : 'do';
  return `names ${value}, but ${missing.join(' and ')} ${verb} not exist: put both files there, or remove the field`;
}

/** Loops that no entry names: they would be published all the same. */
export function checkUnusedLoops(present: readonly string[], used: ReadonlySet<string>): Problem[] {
  return present
    .filter((file) => !used.has(file.replace(/(?:\.av1)?\.mp4$/, '')) && !path.posix.basename(file).startsWith('.'))
    .map((file) => ({
      file,
      field: '',
      advice: 'is named by no video and no panel: name it in a field loop or featuredLoop, or delete it',
    }));
}
