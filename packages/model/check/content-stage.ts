import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '@site/system/has-code.ts';
import { linkFolder } from '@site/system/link-folder.ts';
import { checkContent } from './check-content.ts';
import type { Problem } from './problem.ts';

/**
 * Changes to a content folder that are applied completely or not at all: they are made in a copy, checked there, and
 * only then moved over. Files are named from the content folder, such as `team/ana-quiroga.yaml`.
 */
export interface ContentStage {
  /** The copy with the changes. */
  readonly folder: string;
  write(file: string, data: string | Uint8Array): Promise<void>;
  /** Ignores a file that does not exist. */
  remove(file: string): Promise<void>;
  /** The content check's problems in the copy. */
  check(): Promise<readonly Problem[]>;
  /**
   * Moves all changes over. If one fails, those before it are undone and the error is thrown.
   * @returns the files that were written or removed.
   */
  commit(): Promise<readonly string[]>;
  /** Removes the copy and all changes that were not committed. */
  drop(): Promise<void>;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Writes a file atomically, or removes it if there is no data. */
async function put(file: string, data: Uint8Array | undefined): Promise<void> {
  if (!data) {
    await rm(file, { force: true });
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${String(process.pid)}.part`;
  try {
    await writeFile(aside, data);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** @returns a file's place in a folder. @throws if the name leads out of it. */
function placeIn(folder: string, file: string): string {
  const place = path.resolve(folder, file);
  if (!place.startsWith(`${path.resolve(folder)}${path.sep}`)) throw new Error(`${file} is not in the content folder`);
  return place;
}

/** @param content the content folder; its copy is in `.cache` beside it, on the same disk, where files can be linked. */
export async function openContentStage(content: string): Promise<ContentStage> {
  const cache = path.join(path.dirname(path.resolve(content)), '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'content-'));
  const changed = new Set<string>();
  await linkFolder(content, folder);

  async function change(file: string, data: Uint8Array | undefined): Promise<void> {
    await put(placeIn(folder, file), data);
    changed.add(file);
  }

  async function commit(): Promise<readonly string[]> {
    const before = new Map<string, Buffer | undefined>();
    try {
      for (const file of changed) {
        const place = placeIn(content, file);
        const old = await readIfThere(place);
        before.set(place, old);
        await put(place, await readIfThere(placeIn(folder, file)));
      }
    } catch (error) {
      for (const [place, old] of before) await put(place, old);
      throw error;
    }
    return [...changed];
  }

  return {
    folder,
    write: async (file, data) => change(file, typeof data === 'string' ? Buffer.from(data) : data),
    remove: async (file) => change(file, undefined),
    check: async () => checkContent(folder),
    commit,
    drop: async () => rm(folder, { recursive: true, force: true }),
  };
}
