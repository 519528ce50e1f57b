import { readdirSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from './has-code.ts';

/**
 * All files below a folder, sorted, with `/` between the parts.
 * @returns paths from that folder; empty where there is no such folder.
 */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
