import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterFolder, finishChange, keepBefore, recordOf, writeRecord } from './change-record.ts';
import { checkContent } from './check-content.ts';
import { readFileState, scanContent, type ContentFolder, type FileState } from './content-folder.ts';
import { ChangeRefusal, lockContent } from './content-lock.ts';
import { isContent } from './content-mark.ts';
import type { Problem } from './problem.ts';

/**
 * Changes to a content folder that are applied completely or not at all: the changed files are written beside it, checked with
 * the others, and only then moved over. Nothing else changes the folder meanwhile. Files are named from the content folder, such as
 * `team/ana-quiroga.yaml`.
 */
export interface ContentStage {
  /** The content as it was found. */
  readonly before: ContentFolder;
  /** The content with the changes so far: another object after each of them. */
  readonly content: ContentFolder;
  /** A file with the changes; undefined where it is not there. */
  read(file: string): Promise<Buffer | undefined>;
  /** @param data undefined removes the file. */
  write(file: string, data: string | Uint8Array | undefined): Promise<void>;
  /** Ignores a file that does not exist. */
  remove(file: string): Promise<void>;
  /** The files that were written or removed so far. */
  readonly changed: ReadonlySet<string>;
  /** The content check's problems with the changes. */
  check(): Promise<readonly Problem[]>;
  /**
   * Moves all changes over. If one fails, those before it are undone and the error is thrown; if this program is killed,
   * the next one that changes the folder finishes them.
   * @param note is called once they are certain to be finished. If it fails, nothing is moved.
   * @returns the files that were written or removed.
   * @throws ChangeRefusal where a program that doesn't ask for the lock has changed one of these files meanwhile.
   */
  commit(note?: () => Promise<void>): Promise<readonly string[]>;
  /** Removes all changes that were not committed, and lets others change the folder. */
  drop(): Promise<void>;
}

/** @returns a file's place in a folder. @throws if the name leads out of it. */
function placeIn(folder: string, file: string): string {
  const place = path.resolve(folder, file);
  if (!place.startsWith(`${path.resolve(folder)}${path.sep}`)) throw new Error(`${file} is not in the content folder`);
  return place;
}

/** Whether two content folders are alike, apart from what systems leave there. */
export function isSame({ files: one }: ContentFolder, { files: other }: ContentFolder): boolean {
  const isIn = (files: ContentFolder['files'], [file, { id }]: readonly [string, FileState]) =>
    files.get(file)?.id === id || !isContent(file);
  return [...one].every((entry) => isIn(other, entry)) && [...other].every((entry) => isIn(one, entry));
}

/**
 * Waits for other changes of the folder to end.
 * @throws ChangeRefusal where one of them takes too long.
 */
export async function openContentStage(content: string): Promise<ContentStage> {
  const lock = await lockContent(content);
  const changed = new Set<string>();
  let own = '';
  try {
    own = await mkdtemp(path.join(lock.folder, 'change-'));
  } catch (error) {
    await lock.release();
    throw error;
  }
  const before = scanContent(content);
  const files = new Map(before.files);
  let now: ContentFolder | undefined;

  async function change(file: string, data: Uint8Array | undefined): Promise<void> {
    const place = placeIn(afterFolder(own), file);
    await rm(place, { force: true });
    if (data) {
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, data, { flush: true });
    }
    changed.add(file);
    now = undefined;
    const state = readFileState(place);
    if (state) files.set(file, state);
    else files.delete(file);
  }

  const stage: ContentStage = {
    before,
    get content() {
      return (now ??= { files: new Map(files), links: before.links });
    },
    changed,
    read: async (file) => {
      const state = files.get(file);
      return state && readFile(state.place);
    },
    write: async (file, data) => change(file, typeof data === 'string' ? Buffer.from(data) : data),
    remove: async (file) => change(file, undefined),
    check: async () => checkContent(stage.content),
    commit: async (note) => {
      const changes = [...changed];
      const idOf = (file: string) => readFileState(placeIn(content, file))?.id;
      const refuseMixed = (isDone = changes.every((file) => idOf(file) === before.files.get(file)?.id)) => {
        if (isDone) return;
        throw new ChangeRefusal(
          'Another program has changed the content meanwhile, so nothing was written: look at it, then try again.',
        );
      };
      await keepBefore(content, own, changes);
      refuseMixed();
      await writeRecord(own, changes);
      try {
        await note?.();
        refuseMixed();
      } catch (error) {
        await rm(recordOf(own), { force: true });
        throw error;
      }
      refuseMixed(await finishChange(content, own));
      return changes;
    },
    drop: async () => {
      // What could be neither finished nor taken back is left to the next change.
      if (!existsSync(recordOf(own))) await rm(own, { recursive: true, force: true });
      await lock.release();
    },
  };
  return stage;
}
