import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The longest history that is read, in bytes of Git's answer. */
const answerLimit = 256 * 1024 * 1024;

async function askGit(...args: string[]): Promise<string> {
  return (await run('git', args, { maxBuffer: answerLimit })).stdout;
}

/** Git's answer names a commit's moment after this sign, then its files. */
const commitSign = '>';

async function loadHistory(): Promise<ReadonlyMap<string, string>> {
  const lastChanges = new Map<string, string>();
  try {
    // A shallow copy of the project knows its last commit alone: every file would seem to be of that day.
    if ((await askGit('rev-parse', '--is-shallow-repository')).trim() === 'true') return lastChanges;
    const log = [
      'log',
      `--format=${commitSign}%cI`,
      '--name-only',
      '--no-renames',
      '--relative',
      '-z',
      '--',
      'content',
    ];
    let moment = '';
    for (const part of (await askGit(...log)).split(/[\0\n]/)) {
      if (part.startsWith(commitSign)) moment = new Date(part.slice(1)).toISOString();
      else if (part !== '' && moment > (lastChanges.get(part) ?? '')) lastChanges.set(part, moment);
    }
  } catch {
    // Without Git, or outside a repository, nobody knows; a sitemap may leave it out.
  }
  return lastChanges;
}

let loading: ReturnType<typeof loadHistory> | undefined;

/**
 * When the newest of some content files was last changed, by the project's history.
 * @param files from the project's folder.
 * @returns a moment such as 2026-05-13T09:30:00.000Z; undefined where the history does not say.
 */
export async function findLastChange(files: readonly string[]): Promise<string | undefined> {
  loading ??= loadHistory();
  const history = await loading;
  return files
    .map((file) => history.get(file))
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);
}
