import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseEntry, type RawEntry } from '../check/read-content.ts';
import { listTranslatable, markWords } from './translation-mark.ts';

const run = promisify(execFile);

/** How many earlier versions of a file are looked at: a translation that is further behind is read anew anyway. */
const mostVersions = 30;

/**
 * The words of an entry that a translation was written from, as Git remembers them.
 * @param folder the content folder.
 * @param mark that of the translation.
 * @returns undefined where the content has no history, or the version is not in it.
 */
export async function readFormerWords(
  folder: string,
  first: RawEntry,
  mark: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const file = path.posix.relative('content', first.file);
  const git = async (...args: readonly string[]) =>
    run('git', [...args], { cwd: folder, maxBuffer: 16 * 1024 ** 2 }).then(
      ({ stdout }) => stdout,
      () => '',
    );
  // Saves of the editor are on a branch of their own.
  const limit = `--max-count=${mostVersions}`;
  const commits = await git('log', '--branches', 'HEAD', limit, '--format=%H', '--', file);
  for (const commit of commits.split('\n').filter(Boolean)) {
    const { entry } = parseEntry(first, await git('show', `${commit}:./${file}`));
    const words = entry && listTranslatable(entry);
    if (words && markWords(words) === mark) return words;
  }
  return undefined;
}

/** The fields whose words are others now, those that are new included. */
export function listChanged(now: ReadonlyMap<string, string>, former: ReadonlyMap<string, string>): string[] {
  return [...now].flatMap(([field, words]) => (former.get(field) === words ? [] : field));
}
