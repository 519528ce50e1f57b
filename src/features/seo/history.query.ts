import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { readGit, trustFolder } from '@site/model/files/read-git.ts';
import { readSaid } from './said-words.ts';
import { siteFolder } from '#lib/site-folder.ts';

/** A prefix that tells a commit's date from file names. */
const commitSign = '>';

/** One commit's change of a file: the names of its content before and after, as Git knows them. */
interface Change {
  readonly moment: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The changes of each file, the newest first, from Git's log of commits and their files.
 * @param log entries separated by NUL or line ends: a commit's date after the prefix above, then for each of its files
 *   the names of its content and the file.
 * @returns changes by file, with moments in UTC such as 2026-05-13T09:30:00.000Z.
 */
function readChanges(log: string): ReadonlyMap<string, readonly Change[]> {
  const changes = new Map<string, Change[]>();
  let moment = '';
  let [before, after] = ['', ''];
  for (const part of log.split(/[\0\n]/).filter(Boolean)) {
    if (part.startsWith(commitSign)) moment = new Date(part.slice(commitSign.length)).toISOString();
    else if (part.startsWith(':')) [, , before = '', after = ''] = part.split(' ');
    else changes.set(part, [...(changes.get(part) ?? []), { moment, before, after }]);
  }
  for (const list of changes.values()) list.sort((a, b) => b.moment.localeCompare(a.moment));
  return changes;
}

/** The newest of some moments; undefined if there is none. */
export function newestOf(moments: readonly (string | undefined)[]): string | undefined {
  return moments
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);
}

/** The texts of contents in Git's store, by their names; those that it doesn't have are left out. */
async function readContents(names: readonly string[], folder: string): Promise<ReadonlyMap<string, string>> {
  const git = spawn('git', [...trustFolder, 'cat-file', '--batch'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
  git.stdin.end(names.map((name) => `${name}\n`).join(''));
  const answer = await buffer(git.stdout);
  const texts = new Map<string, string>();
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf('\n', at);
    const [name = '', kind, size] = answer.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (kind !== 'blob') continue;
    texts.set(name, answer.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}

/** When a file last said something else: a commit that only moves or formats it is no change of its words. */
async function findMoments(
  changes: ReadonlyMap<string, readonly Change[]>,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const names = [...changes.values()].flat().flatMap(({ before, after }) => [before, after]);
  const texts = await readContents([...new Set(names)], folder);
  const moments = new Map<string, string>();
  for (const [file, list] of changes) {
    const said = (name: string) => {
      const text = texts.get(name);
      return text === undefined ? undefined : readSaid(file, text);
    };
    const newest = list.find(({ before, after }) => said(before) !== said(after)) ?? list.at(-1);
    if (newest) moments.set(file, newest.moment);
  }
  return moments;
}

/**
 * When each content file last said something else, by the history of its repository.
 * @param content the content folder, from `folder`.
 * @returns moments by file; none where there is no history.
 */
export async function readHistory(content: string, folder = process.cwd()): Promise<ReadonlyMap<string, string>> {
  try {
    // In a shallow clone, every file would seem to have changed with the last commit.
    if ((await readGit(folder, 'rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    const format = `--format=${commitSign}%cI`;
    const raw = ['--raw', '--no-abbrev', '--no-renames', '--relative', '-z'];
    const log = await readGit(folder, 'log', format, ...raw, '--', `${content}/*.yaml`, `${content}/*.mdoc`);
    return await findMoments(readChanges(log), folder);
  } catch {
    // Without Git, or outside a repository, the dates are unknown; a sitemap may leave them out.
    return new Map();
  }
}

let loading: ReturnType<typeof readHistory> | undefined;

/**
 * When the newest change of what some content files say was made, by the project's history.
 * @param files from the project's folder.
 * @returns a date such as 2026-05-13T09:30:00.000Z; undefined if it is not known.
 */
export async function findLastChange(files: readonly string[]): Promise<string | undefined> {
  loading ??= readHistory(siteFolder.content);
  const moments = await loading;
  return newestOf(files.map((file) => moments.get(file)));
}
