import { copyFile, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'astro/zod';
import { hasCode } from '../files/has-code.ts';
import { linkFile } from '../files/link-folder.ts';

/**
 * A change of several files that is there completely or not at all, even where its program is killed in between. Its folder
 * has the files as they were (`before`), as they will be (`after`), and, once both are complete, the list of them.
 */
const parts = { before: 'before', after: 'after', record: 'record.json' } as const;

/** The copy of the content folder in which a change is made. */
export const afterFolder = (folder: string) => path.join(folder, parts.after);

/** Lists the files of a change. It exists from the moment the change has to be finished until it is. */
export const recordOf = (folder: string) => path.join(folder, parts.record);

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** Removes a folder if nothing is in it, and those around it that it was the last of, up to another. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  if (path.relative(top, folder) === '') return;
  // Not worth a failure: an empty folder is no content.
  const isGone = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmpty(path.dirname(folder), top);
}

/** Puts the state of a file that is in `from` into `to`, atomically; a file that is not in `from` is removed. */
async function moveOver(file: string, from: string, to: string, id: string): Promise<void> {
  const [source, target] = [path.join(from, file), path.join(to, file)];
  if (!(await readIfThere(source))) {
    await rm(target, { force: true });
    await removeEmpty(path.dirname(target), to);
    return;
  }
  await mkdir(path.dirname(target), { recursive: true });
  const aside = asideOf(target, id);
  await rm(aside, { force: true });
  try {
    // A link needs no space on a full disk.
    await linkFile(source, aside);
    await rename(aside, target);
  } finally {
    await rm(aside, { force: true });
  }
}

/** Begins with a dot, so that it is no content. */
const asideOf = (file: string, id: string) => path.join(path.dirname(file), `.${path.basename(file)}.${id}`);

const listSchema = z.array(z.string());

/** @returns undefined where there is no record, or none that can be read. */
function readList(record: Buffer | undefined): readonly string[] | undefined {
  try {
    return listSchema.safeParse(JSON.parse(record?.toString() ?? '')).data;
  } catch {
    return undefined;
  }
}

type State = 'before' | 'after' | 'other';

/** The files of a change, each with the state in which the content folder has it now. */
async function readStates(content: string, folder: string): Promise<ReadonlyMap<string, State> | undefined> {
  const files = readList(await readIfThere(recordOf(folder)));
  if (!files) return undefined;
  const states = new Map<string, State>();
  for (const file of files) {
    const [now, before, after] = await Promise.all(
      [content, path.join(folder, parts.before), afterFolder(folder)].map(async (place) =>
        readIfThere(path.join(place, file)),
      ),
    );
    const isLike = (state: Buffer | undefined) => (now && state ? now.equals(state) : now === state);
    states.set(file, isLike(after) ? 'after' : isLike(before) ? 'before' : 'other');
  }
  return states;
}

/** Undoes what a change has written, and nothing that someone else has written since. */
async function takeBack(content: string, folder: string): Promise<void> {
  const written = [...((await readStates(content, folder)) ?? [])].filter(([, state]) => state === 'after');
  const undone = await Promise.allSettled(
    written.map(async ([file]) => moveOver(file, path.join(folder, parts.before), content, path.basename(folder))),
  );
  // What could not be undone stays recorded.
  if (undone.every(({ status }) => status === 'fulfilled')) await rm(recordOf(folder), { force: true });
}

/**
 * Brings a recorded change to its end: completely, or taken back where a file can't be written or was changed since.
 * @returns whether it is there; false too where none was recorded.
 * @throws where a file can't be written. The record is still there if not even that could be taken back.
 */
export async function finishChange(content: string, folder: string): Promise<boolean> {
  const states = await readStates(content, folder);
  if (!states) return false;
  const id = path.basename(folder);
  for (const file of states.keys()) await rm(asideOf(path.join(content, file), id), { force: true });
  const open = [...states].filter(([, state]) => state === 'before');
  if (open.length > 0 && [...states.values()].includes('other')) {
    await takeBack(content, folder);
    return false;
  }
  try {
    for (const [file] of open) await moveOver(file, afterFolder(folder), content, id);
  } catch (error) {
    await takeBack(content, folder);
    throw error;
  }
  await rm(recordOf(folder));
  return true;
}

/** Keeps the files as they are, which a change will replace. */
export async function keepBefore(content: string, folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const kept = path.join(folder, parts.before, file);
    await mkdir(path.dirname(kept), { recursive: true });
    // A copy: an editor that writes into a file would change a link to it too.
    await copyFile(path.join(content, file), kept).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    });
  }
}

/** Records a change whose files are complete in both states: from here on it will be finished or taken back. */
export async function writeRecord(folder: string, files: readonly string[]): Promise<void> {
  const record = recordOf(folder);
  await writeFile(`${record}.part`, JSON.stringify(files), { flush: true });
  await rename(`${record}.part`, record);
}
