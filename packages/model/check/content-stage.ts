import { mkdir, mkdtemp, readFile, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from './check-content.ts';
import { readFileState, scanContent, type ContentFolder } from './content-folder.ts';
import type { Problem } from '@site/zod-content/problem.ts';

/**
 * Staged changes to a content folder, which are checked before they are committed to it. Files are staged beside the
 * folder; if committing is interrupted, Git has the previous state. Paths are relative to the content folder, such as
 * `team/ana-quiroga.yaml`.
 */
export interface ContentStage {
  /** The content without the changes. */
  readonly before: ContentFolder;
  /** The content with the changes so far; a new object after each. */
  readonly content: ContentFolder;
  /** The staged file; undefined if there is none. */
  read(file: string): Promise<Buffer | undefined>;
  /** @param data undefined removes the file, if it exists. */
  write(file: string, data: string | Uint8Array | undefined): Promise<void>;
  readonly changed: ReadonlySet<string>;
  check(): Promise<readonly Problem[]>;
  /** Writes all changes to the folder. @returns the files that were written or removed. */
  commit(): Promise<readonly string[]>;
  drop(): Promise<void>;
}

/** @throws if the path leads out of the folder. */
function placeIn(folder: string, file: string): string {
  const place = path.resolve(folder, file);
  if (!place.startsWith(`${path.resolve(folder)}${path.sep}`)) throw new Error(`${file} is not in the content folder`);
  return place;
}

/** Removes a folder if it is empty, and then its empty parents below `top`. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  if (path.relative(top, folder) === '') return;
  // An empty folder isn't worth a failure.
  const isGone = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmpty(path.dirname(folder), top);
}

/** Starts staging changes. The caller holds the lock on the folder meanwhile. */
export async function openContentStage(content: string): Promise<ContentStage> {
  // On the same file system as the content, so that files can be renamed.
  const home = path.join(path.dirname(await realpath(content)), '.cache/changes');
  await mkdir(home, { recursive: true });
  const own = await mkdtemp(path.join(home, 'change-'));
  const changed = new Set<string>();
  const before = scanContent(content);
  const files = new Map(before.files);
  let now: ContentFolder | undefined;

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
    write: async (file, data) => {
      const place = placeIn(own, file);
      await rm(place, { force: true });
      if (data !== undefined) {
        await mkdir(path.dirname(place), { recursive: true });
        await writeFile(place, data, { flush: true });
      }
      changed.add(file);
      now = undefined;
      const state = readFileState(place);
      if (state) files.set(file, state);
      else files.delete(file);
    },
    check: async () => checkContent(stage.content),
    commit: async () => {
      for (const file of changed) {
        const target = placeIn(content, file);
        if (files.has(file)) {
          await mkdir(path.dirname(target), { recursive: true });
          await rename(placeIn(own, file), target);
        } else {
          await rm(target, { force: true });
          await removeEmpty(path.dirname(target), content);
        }
      }
      return [...changed];
    },
    drop: async () => rm(own, { recursive: true, force: true }),
  };
  return stage;
}
