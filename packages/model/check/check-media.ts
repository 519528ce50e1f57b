import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@site/system/list-files.ts';
import type { Problem } from './problem.ts';

/** A file of content/media, open to be looked at. */
interface MediaFile {
  readonly handle: FileHandle;
  /** In bytes. */
  readonly size: number;
}

/** How a format is known: by its first bytes, and by what shows that the file is whole. */
interface Format {
  readonly name: string;
  readonly isOne: (file: MediaFile) => Promise<boolean>;
  readonly isWhole: (file: MediaFile) => Promise<boolean>;
}

async function readAt({ handle }: MediaFile, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function startsWith(file: MediaFile, bytes: Buffer): Promise<boolean> {
  return (await readAt(file, 0, bytes.length)).equals(bytes);
}

async function endsWith(file: MediaFile, bytes: Buffer): Promise<boolean> {
  return (await readAt(file, Math.max(0, file.size - bytes.length), bytes.length)).equals(bytes);
}

async function readText(file: MediaFile): Promise<string> {
  return (await readAt(file, 0, file.size)).toString();
}

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
  '.jpg': {
    name: 'JPEG',
    isOne: (file) => startsWith(file, Buffer.from([0xff, 0xd8, 0xff])),
    isWhole: (file) => endsWith(file, Buffer.from([0xff, 0xd9])),
  },
  '.png': {
    name: 'PNG',
    isOne: (file) => startsWith(file, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    isWhole: (file) => endsWith(file, Buffer.from('IEND\xaeB`\x82', 'latin1')),
  },
  '.svg': {
    name: 'SVG',
    isOne: async (file) => /<svg[\s>]/.test(await readText(file)),
    isWhole: async (file) => /<\/svg>\s*$/.test(await readText(file)),
  },
  '.mp4': {
    name: 'MP4',
    isOne: async (file) => (await readAt(file, 4, 4)).toString() === 'ftyp',
    isWhole: boxesFill,
  },
};

/** @returns what is wrong with a file; undefined where nothing is. */
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
