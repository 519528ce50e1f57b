import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files/list-files.ts';
import { isLeftOver } from '../media/left-over.ts';

/** Git may convert the line endings of text files on other systems. */
const isText = (file: string) => /\.(?:yaml|mdoc|md|svg|vtt|txt)$/.test(file);

/** Excludes files that systems and editors leave in the folder. */
export function isContent(file: string): boolean {
  return !isLeftOver(file) && !path.posix.basename(file).startsWith('.');
}

/**
 * A digest of the names and bytes of a content folder's files, the same on every computer, with or without Git. The
 * built site serves it at `/build.json`, which tells the editor when a change is online.
 * @param folder the content folder.
 * @returns 64 hexadecimal digits.
 */
export async function digestContent(folder: string): Promise<string> {
  const digest = createHash('sha256');
  for (const file of listFiles(folder).filter(isContent)) {
    const bytes = await readFile(path.join(folder, file));
    const data = isText(file) ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes;
    digest.update(`${file}\0${createHash('sha256').update(data).digest('hex')}\n`);
  }
  return digest.digest('hex');
}
