import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@site/system/list-files.ts';
import type { Random } from '../random.ts';

/** A file of content/ as it is in order. */
export interface Original {
  /** From the content folder, such as videos/title.yaml. */
  readonly file: string;
  readonly bytes: Buffer;
}

export interface Originals {
  /** What people edit: YAML, and pages with a text. */
  readonly written: readonly Original[];
  /** Pictures, drawings and loops. */
  readonly media: readonly Original[];
}

/** Reads the content folder. */
export async function readOriginals(folder: string): Promise<Originals> {
  const files = listFiles(folder);
  const written = files.filter((file) => /\.(?:yaml|mdoc)$/.test(file));
  const media = files.filter((file) => /^media\/.*\.(?:jpg|svg|mp4)$/.test(file));
  const read = async (file: string) => ({ file, bytes: await readFile(path.join(folder, file)) });
  return { written: await Promise.all(written.map(read)), media: await Promise.all(media.map(read)) };
}

/** A written file: half of the time one of a folder chosen first, since a few folders hold most files. */
export function pickWritten(written: readonly Original[], random: Random): Original {
  if (random.chance(0.5)) return random.pick(written);
  const folder = random.pick([...new Set(written.map(({ file }) => path.posix.dirname(file)))]);
  return random.pick(written.filter(({ file }) => path.posix.dirname(file) === folder));
}
