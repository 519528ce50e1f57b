import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readWhenChanged } from './read-when-changed.ts';

async function readHash(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

/**
 * A build hashes each file once.
 * @param file from the project's folder.
 */
export function hashFile(file: string): Promise<string> {
  return readWhenChanged('hash', [file], () => readHash(file));
}
