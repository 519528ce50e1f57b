import { rm } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '@site/model/check/check-content.ts';
import { readContent } from '@site/model/check/read-content.ts';
import type { Person, Publication } from '../api.ts';
import { listChanges, listDifferent } from './changes.ts';
import type { Drafts } from './drafts.ts';
import { RefusalError } from './refusal.ts';
import { refuseProblems, withoutLine } from './save.ts';

const limit = 30;

/** Newest first. */
export async function listPublications(drafts: Drafts): Promise<Publication[]> {
  const format = '--format=%H%x1f%aI%x1f%an%x1f%s%x1f%b';
  const published = await drafts.published();
  const rows = await drafts.git.list(['log', '-z', '--no-merges', `-${limit}`, format, published, '--', 'content']);
  return rows.map((row) => {
    const [commit = '', date = '', name = '', subject = '', body = ''] = row.split('\x1f');
    return { commit, date, name, subject, lines: body.trim().split('\n').filter(Boolean) };
  });
}

/** Lists the files that a publication changed, and that have neither changed since nor unpublished changes. */
async function listUndone(drafts: Drafts, commit: string): Promise<string[]> {
  const published = await drafts.published();
  if (
    !/^[0-9a-f]{40,64}$/.test(commit) ||
    (await drafts.git.find(['merge-base', '--is-ancestor', commit, published])) === undefined
  ) {
    throw new RefusalError(409, 'This publication is no longer in the list: open the list again.');
  }
  const unpublished = new Set((await listChanges(drafts)).flatMap(({ files }) => files));
  return (await listDifferent(drafts.git, commit, published)).filter((file) => !unpublished.has(file));
}

interface Taken {
  readonly commit: string;
  readonly files: readonly string[];
  readonly message: string;
  readonly person: Person;
}

/** Checks out files of a commit into the drafts, if the content is valid then. */
async function takeFiles(drafts: Drafts, { commit, files, message, person }: Taken): Promise<readonly string[]> {
  if (files.length === 0) throw new RefusalError(409, 'There is nothing to restore.');
  const { git, content } = drafts;
  const before = new Set((await checkContent(content)).map(withoutLine));
  const there = new Set(await git.list(['ls-tree', '-r', '-z', '--name-only', commit, '--', 'content']));
  const kept = files.filter((file) => there.has(`content/${file}`));
  try {
    if (kept.length > 0) {
      const input = kept.map((file) => `content/${file}\0`).join('');
      await git.bytes(['checkout', '--quiet', commit, '--pathspec-from-file=-', '--pathspec-file-nul'], { input });
    }
    for (const file of files) if (!kept.includes(file)) await rm(path.join(content, file), { force: true });
    const problems = (await checkContent(content)).filter((problem) => !before.has(withoutLine(problem)));
    if (problems.length > 0) {
      const { refusal } = refuseProblems(problems, '', readContent(content));
      throw new RefusalError(409, 'Newer content needs what this would remove, so nothing was restored.', {
        places: refusal.places,
      });
    }
  } catch (error) {
    await drafts.reset();
    throw error;
  }
  await drafts.commit(
    person,
    message,
    files.map((file) => `content/${file}`),
  );
  return files;
}

/** Unpublished changes stay. */
export async function restore(drafts: Drafts, commit: string, person: Person): Promise<readonly string[]> {
  return drafts.withLock(async () => {
    const files = await listUndone(drafts, commit);
    const date = await drafts.git.text(['show', '--no-patch', '--format=%as', commit]);
    return takeFiles(drafts, { commit, files, person, message: `Restore the content of ${date}\n` });
  });
}

/** Reverts an entry to its published state, with all that was saved along with it. */
export async function discard(drafts: Drafts, file: string, person: Person): Promise<readonly string[]> {
  return drafts.withLock(async () => {
    const change = (await listChanges(drafts)).find((one) => one.file === file);
    const commit = await drafts.git.text(['merge-base', await drafts.published(), 'HEAD']);
    const message = `Discard the changes of ${change?.title ?? file}\n`;
    return takeFiles(drafts, { commit, files: change?.files ?? [], person, message });
  });
}
