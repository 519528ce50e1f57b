import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Signature } from '../../people/person.ts';
import type { Choices } from '../publication.ts';
import { commitContent } from './commit.ts';
import { readHere } from './describe-changes.ts';
import { GitError } from './git.ts';
import { ConflictQuestion, mergeFiles } from './merge-entry.ts';
import { signAs } from '../../saves/drafts.ts';
import { listChanged, type Repository } from './repository.ts';
import { PublishTrouble } from './trouble.ts';

/** How long the remote repository may take to answer, in milliseconds. */
const answerLimit = 60_000;

/** Asks the remote repository for what others have published. */
export async function fetchOnline({ git, remote, branch, online }: Repository): Promise<void> {
  try {
    const refs = `+refs/heads/${branch}:${online}`;
    await git.text(['fetch', '--quiet', '--no-tags', remote, refs], { timeout: answerLimit });
  } catch (error) {
    // An empty repository: this will be the first publication.
    if (!(error instanceof GitError) || !error.output.includes("couldn't find remote ref")) throw error;
  }
}

/** Files that both have changed, as they are when both changes are in them. @throws PublishTrouble with what is to be chosen. */
async function mergeHere(
  { git, online }: Repository,
  base: string,
  files: readonly string[],
  choices: Choices,
): Promise<ReadonlyMap<string, Buffer | undefined>> {
  const [before, theirs] = [await git.files(base, files), await git.files(online, files)];
  const mine = await readHere(git.root, files);
  const versionsOf = (file: string) => ({ base: before.get(file), mine: mine.get(file), theirs: theirs.get(file) });
  try {
    return mergeFiles(new Map(files.map((file) => [file, versionsOf(file)])), choices);
  } catch (error) {
    if (!(error instanceof ConflictQuestion)) throw error;
    const { conflicts } = error;
    throw new PublishTrouble(
      `Someone else has published changes of ${conflicts.map(({ title }) => title).join(', ')}, which you have changed as well. Nothing was published and nothing is lost: choose below what remains, then publish again.`,
      { conflicts },
    );
  }
}

/** Makes a commit of both: what is online, and the files that this copy has changed. */
async function mergeCommits(
  { git, gitFolder, online }: Repository,
  base: string,
  merged: ReadonlyMap<string, Buffer | undefined>,
  person: Signature,
): Promise<string> {
  const rows = await git.list(['diff-tree', '-r', '--raw', '--no-renames', '--no-abbrev', '-z', base, 'HEAD']);
  const lines: string[] = [];
  for (let place = 0; place < rows.length; place += 2) {
    const [, mode = '', , object = ''] = rows[place]?.split(' ') ?? [];
    const file = rows[place + 1] ?? '';
    const data = merged.get(file);
    if (data) lines.push(`100644 ${await git.text(['hash-object', '-w', '--stdin'], { input: data })}\t${file}`);
    else lines.push(merged.has(file) ? `0 ${'0'.repeat(40)}\t${file}` : `${mode} ${object}\t${file}`);
  }
  // An index of its own: neither the disk nor what a developer has staged is touched.
  const index = path.join(gitFolder, `merge-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    await git.text(['read-tree', online], { env });
    await git.text(['update-index', '-z', '--index-info'], { env, input: lines.map((line) => `${line}\0`).join('') });
    const tree = await git.text(['write-tree'], { env });
    const parents = ['-p', online, '-p', 'HEAD'];
    return await git.text(['commit-tree', tree, ...parents, '-m', 'Take over what was published meanwhile'], {
      env: signAs(person),
    });
  } finally {
    await rm(index, { force: true });
  }
}

/**
 * Brings what others have published, as it was fetched last, onto this computer. Other entries just come along; in an entry that both have changed,
 * fields that only one has changed do. Git itself moves the files, all or none, and refuses to overwrite a change.
 * @returns whether files on this computer were changed.
 * @throws PublishTrouble where a choice is missing; nothing has changed then.
 */
export async function pull(repository: Repository, person: Signature, choices: Choices): Promise<boolean> {
  const { git, online, remote, branch } = repository;
  const target = await git.find(['rev-parse', '--verify', '--quiet', online]);
  if (target === undefined) return false;
  const base = await git.find(['merge-base', 'HEAD', online]);
  if (base === undefined) {
    throw new PublishTrouble(
      "What is online has another history than this copy, so neither can be added to the other. Show this to whoever looks after the site's code.",
    );
  }
  if (base === target) return false;
  const namesOf = async (to: string) => git.list(['diff', '--name-only', '--no-renames', '-z', base, to]);
  const theirs = new Set(await namesOf(online));
  const mine = new Set([...(await namesOf('HEAD')), ...(await listChanged(repository, base))]);
  const overlap = [...mine.intersection(theirs)];
  let next = online;
  if (overlap.length > 0 || base !== (await git.text(['rev-parse', 'HEAD']))) {
    if (overlap.some((file) => !file.startsWith('content/'))) {
      throw new PublishTrouble(
        `This copy has commits that were never sent, and someone else has changed the same files since. Run "git pull --rebase ${remote} ${branch}" in a terminal, then publish.`,
      );
    }
    const merged = await mergeHere(repository, base, overlap, choices);
    // Whatever is chosen, what was here stays in the history.
    await commitContent(repository, person);
    next = await mergeCommits(repository, base, merged, person);
  }
  await git.text(['merge', '--quiet', '--ff-only', next]);
  if (theirs.has('package-lock.json')) {
    throw new PublishTrouble(
      'The program of the site was updated along with what someone else has published. Close the editor, run "npm ci", start the editor again, and publish. Nothing is lost.',
    );
  }
  return true;
}
