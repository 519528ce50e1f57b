import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commitSign, newestChange, readLastChanges } from './last-changes.ts';

const run = promisify(execFile);

/** The longest history that is read, in bytes of Git's answer. */
const answerLimit = 256 * 1024 * 1024;

async function askGit(...args: string[]): Promise<string> {
  return (await run('git', args, { maxBuffer: answerLimit })).stdout;
}

async function loadHistory(): Promise<ReadonlyMap<string, string>> {
  try {
    // A shallow copy of the project knows its last commit alone: every file would seem to be of that day.
    if ((await askGit('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    const format = `--format=${commitSign}%cI`;
    return readLastChanges(
      await askGit('log', format, '--name-only', '--no-renames', '--relative', '-z', '--', 'content'),
    );
  } catch {
    // Without Git, or outside a repository, nobody knows; a sitemap may leave it out.
    return new Map();
  }
}

let loading: ReturnType<typeof loadHistory> | undefined;

/**
 * When the newest of some content files was last changed, by the project's history.
 * @param files from the project's folder.
 * @returns a moment such as 2026-05-13T09:30:00.000Z; undefined where the history does not say.
 */
export async function findLastChange(files: readonly string[]): Promise<string | undefined> {
  loading ??= loadHistory();
  return newestChange(files, await loading);
}
