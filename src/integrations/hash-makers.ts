import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const lockFile = path.join(import.meta.dirname, '../../package-lock.json');

/** A hash of programs and of the packages they may use: what others made before is not what they would make. */
export async function hashMakers(files: readonly string[]): Promise<string> {
  const sources = await Promise.all([...files, lockFile].map((file) => readFile(file)));
  return sources.reduce((hash, source) => hash.update(source), createHash('sha256')).digest('hex');
}
