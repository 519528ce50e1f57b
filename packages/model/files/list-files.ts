import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { hasCode } from './has-code.ts';

/** Node's own `recursive` would follow links to folders. */
function readEntries(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? readEntries(path.join(folder, entry.name)) : entry,
  );
}

/**
 * All files below a folder, sorted, with `/` as separator; without symbolic links, which may lead out of it.
 * @returns paths from that folder; empty if there is no such folder.
 */
export function listFiles(folder: string): string[] {
  try {
    return readEntries(folder)
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
