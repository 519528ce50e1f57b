import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFolder } from '@site/system/link-folder.ts';
import { listFiles } from '@site/system/list-files.ts';
import { afterFolder, finishChange, keepBefore, recordOf, writeRecord } from './change-record.ts';
import { checkContent } from './check-content.ts';
import { ChangeRefusal, lockContent } from './content-lock.ts';
import { isContent } from './content-mark.ts';
import type { Problem } from './problem.ts';

/**
 * Changes to a content folder that are applied completely or not at all: they are made in a copy, checked there, and
 * only then moved over. Nothing else changes the folder meanwhile. Files are named from the content folder, such as
 * `team/ana-quiroga.yaml`.
 */
export interface ContentStage {
  /** The copy with the changes. */
  readonly folder: string;
  write(file: string, data: string | Uint8Array): Promise<void>;
  /** Ignores a file that does not exist. */
  remove(file: string): Promise<void>;
  /** The files that were written or removed so far. */
  readonly changed: ReadonlySet<string>;
  /** The content check's problems in the copy. */
  check(): Promise<readonly Problem[]>;
  /**
   * Moves all changes over. If one fails, those before it are undone and the error is thrown; if this program is killed,
   * the next one that changes the folder finishes them.
   * @returns the files that were written or removed.
   * @throws ChangeRefusal where a program that doesn't ask for the lock has changed the content meanwhile.
   */
  commit(): Promise<readonly string[]>;
  /** Removes the copy and all changes that were not committed, and lets others change the folder. */
  drop(): Promise<void>;
}

/** @returns a file's place in a folder. @throws if the name leads out of it. */
function placeIn(folder: string, file: string): string {
  const place = path.resolve(folder, file);
  if (!place.startsWith(`${path.resolve(folder)}${path.sep}`)) throw new Error(`${file} is not in the content folder`);
  return place;
}

/** Identifies a state of a content folder without reading its files. */
async function readState(content: string): Promise<string> {
  const lines = listFiles(content)
    .filter(isContent)
    .map(async (file) => {
      const { ino, size, mtimeMs } = await lstat(path.join(content, file));
      return [file, ino, size, mtimeMs].join(' ');
    });
  return (await Promise.all(lines)).join('\n');
}

/**
 * Waits for other changes of the folder to end.
 * @throws ChangeRefusal where one of them takes too long.
 */
export async function openContentStage(content: string): Promise<ContentStage> {
  const lock = await lockContent(content);
  const changed = new Set<string>();
  let own = '';
  let before = '';
  try {
    own = await mkdtemp(path.join(lock.folder, 'change-'));
    before = await readState(content);
    await linkFolder(content, afterFolder(own));
  } catch (error) {
    await lock.release();
    throw error;
  }
  const folder = afterFolder(own);

  async function change(file: string, data: Uint8Array | undefined): Promise<void> {
    const place = placeIn(folder, file);
    // The file may be a link to the one in the content folder.
    await rm(place, { force: true });
    if (data) {
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, data, { flush: true });
    }
    changed.add(file);
  }

  return {
    folder,
    changed,
    write: async (file, data) => change(file, typeof data === 'string' ? Buffer.from(data) : data),
    remove: async (file) => change(file, undefined),
    check: async () => checkContent(folder),
    commit: async () => {
      const files = [...changed];
      await keepBefore(content, own, files);
      const isSame = (await readState(content)) === before;
      if (isSame) await writeRecord(own, files);
      if (!isSame || !(await finishChange(content, own))) {
        throw new ChangeRefusal(
          'Another program has changed the content meanwhile, so nothing was written: look at it, then try again.',
        );
      }
      return files;
    },
    drop: async () => {
      // What could be neither finished nor taken back is left to the next change.
      if (!existsSync(recordOf(own))) await rm(own, { recursive: true, force: true });
      await lock.release();
    },
  };
}
