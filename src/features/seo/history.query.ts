import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { siteFolder } from '#lib/site-folder.ts';

const run = promisify(execFile);

/** How much of Git's output is read, in bytes. */
const answerLimit = 256 * 1024 * 1024;

/** A prefix that tells a commit's date from file names. */
const commitSign = '>';

/**
 * When each file was last changed, from Git's log of commits and their files.
 * @param log entries separated by NUL or line ends: a commit's date after the prefix above, then its files.
 * @returns moments in UTC, such as 2026-05-13T09:30:00.000Z, by file.
 */
export function readLastChanges(log: string): ReadonlyMap<string, string> {
  const lastChanges = new Map<string, string>();
  let moment = '';
  for (const part of log.split(/[\0\n]/)) {
    if (part.startsWith(commitSign)) moment = new Date(part.slice(commitSign.length)).toISOString();
    else if (part !== '' && moment > (lastChanges.get(part) ?? '')) lastChanges.set(part, moment);
  }
  return lastChanges;
}

/** The newest change of some files; undefined if the history has none of them. */
export function newestChange(files: readonly string[], changes: ReadonlyMap<string, string>): string | undefined {
  return files
    .map((file) => changes.get(file))
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);
}

async function runGit(...args: string[]): Promise<string> {
  return (await run('git', args, { maxBuffer: answerLimit })).stdout;
}

async function loadHistory(): Promise<ReadonlyMap<string, string>> {
  try {
    // In a shallow clone, every file would seem to have changed with the last commit.
    if ((await runGit('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    const format = `--format=${commitSign}%cI`;
    return readLastChanges(
      await runGit('log', format, '--name-only', '--no-renames', '--relative', '-z', '--', siteFolder.content),
    );
  } catch {
    // Without Git, or outside a repository, the dates are unknown; a sitemap may leave them out.
    return new Map();
  }
}

let loading: ReturnType<typeof loadHistory> | undefined;

/**
 * When the newest of some content files was last changed, by the project's history.
 * @param files from the project's folder.
 * @returns a date such as 2026-05-13T09:30:00.000Z; undefined if it is not known.
 */
export async function findLastChange(files: readonly string[]): Promise<string | undefined> {
  loading ??= loadHistory();
  return newestChange(files, await loading);
}
