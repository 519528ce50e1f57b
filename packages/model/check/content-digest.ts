import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files/list-files.ts';
import { isLeftOver } from '../media/left-over.ts';

/** Text files, whose line endings Git may change on another system. */
const isText = (file: string) => /\.(?:yaml|mdoc|md|svg|vtt|txt)$/.test(file);

/** Whether a file of the content folder is content, and not something that a system left there. */
export function isContent(file: string): boolean {
  return !isLeftOver(file) && !path.posix.basename(file).startsWith('.');
}

/**
 * Identifies a state of a content folder by the names and bytes of its files. It is the same on every computer, with or
 * without Git. The built site has it at `/build.json`, which tells the editor when it is online.
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
