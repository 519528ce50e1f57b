import { existsSync } from 'node:fs';
import { mkdir, open, readdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../files/has-code.ts';
import { finishChange, recordOf } from './change-record.ts';

/** Why a content folder was not changed. The message says in a sentence what to do. */
export class ChangeRefusal extends Error {}

/** How long a change waits for those before it, in milliseconds. */
const longestWait = 60_000;
const pause = 25;

/** A content folder that nothing else changes: no other program, and nothing else in this one. */
export interface ContentLock {
  /** A folder for what the change is made of, on the same disk as the content, where files can be linked. */
  readonly folder: string;
  release(): Promise<void>;
}

/** What belongs to the changes of a content folder, whatever name it is called by. */
async function findFolder(content: string): Promise<string> {
  const real = await realpath(content);
  return path.join(path.dirname(real), '.cache/changes', path.basename(real));
}

/** Finishes changes whose program was stopped in the middle. Only the holder of the lock may call it. */
async function finishLeftChanges(content: string, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const left = path.join(folder, entry.name);
    await finishChange(content, left).catch((error: unknown) => {
      if (!existsSync(recordOf(left))) return;
      throw new ChangeRefusal(
        `A change was stopped in the middle, and can be neither finished nor taken back (${String(error)}): make room on the disk, or let this program write to content, then try again.`,
      );
    });
    await rm(left, { recursive: true, force: true });
  }
}

/**
 * Waits until nobody else changes a content folder. The system's own lock, since a program that is stopped can't leave it
 * behind.
 * @throws ChangeRefusal after a minute.
 */
export async function lockContent(content: string, longest = longestWait): Promise<ContentLock> {
  // Loaded when needed: a system without a build of it can still build the site.
  const { tryLock } = await import('fs-native-extensions');
  const folder = await findFolder(content);
  await mkdir(folder, { recursive: true });
  const file = await open(path.join(folder, 'lock'), 'a');
  try {
    const end = Date.now() + longest;
    while (!tryLock(file.fd)) {
      if (Date.now() > end) {
        throw new ChangeRefusal(
          'Another program is changing the content, such as an import: wait until it is done, then try again.',
        );
      }
      await wait(pause);
    }
    await finishLeftChanges(content, folder);
    return { folder, release: async () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Does something while nothing else changes a content folder. @throws ChangeRefusal */
export async function withContentLock<Result>(content: string, work: () => Promise<Result>): Promise<Result> {
  const lock = await lockContent(content);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

/** At a program's start: finishes or takes back what was being written when another was stopped, and removes its rest. */
export async function finishChanges(content: string): Promise<void> {
  const left = await findFolder(content)
    .then(async (folder) => readdir(folder))
    .catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    });
  if (left.some((name) => name !== 'lock')) await withContentLock(content, async () => Promise.resolve());
}
