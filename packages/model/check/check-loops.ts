import path from 'node:path';
import { listFiles } from '@site/system/list-files.ts';
import type { Problem } from './problem.ts';

/** A loop is two files; the site names both by the part before these. */
const loopEndings = ['.av1.mp4', '.mp4'] as const;

const loopFolder = 'content/media/loops';

/** A loop's place from the project's folder, without an ending, such as content/media/loops/hover/title. */
export function loopPlace(entryFile: string, value: string): string {
  return path.posix.join(path.posix.dirname(entryFile), value);
}

/** @returns what is wrong with the name of a loop; undefined where both its files are there. */
export function adviseOnLoop(entryFile: string, value: string, present: ReadonlySet<string>): string | undefined {
  const missing = loopEndings
    .map((ending) => loopPlace(entryFile, value) + ending)
    .filter((file) => !present.has(file));
  if (missing.length === 0) return undefined;
  const verb = missing.length === 1 ? 'does' : 'do';
  return `names ${value}, but ${missing.join(' and ')} ${verb} not exist: put both files there, or remove the field`;
}

/**
 * Every file of the folder of loops, from the project's folder.
 * @param folder the content folder.
 */
export function listLoopFiles(folder: string): ReadonlySet<string> {
  return new Set(listFiles(path.join(folder, 'media/loops')).map((file) => `${loopFolder}/${file}`));
}

/** Files that no entry names: they would be published all the same. */
export function checkUnusedLoops(present: ReadonlySet<string>, named: ReadonlySet<string>): Problem[] {
  const used = new Set([...named].flatMap((place) => loopEndings.map((ending) => place + ending)));
  return [...present]
    .filter((file) => !used.has(file) && !path.posix.basename(file).startsWith('.'))
    .map((file) => ({
      file,
      field: '',
      advice: 'is named by no video and no panel: name it in a field loop or featuredLoop, or delete it',
    }));
}
