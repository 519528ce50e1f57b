import type { ContentStage } from '@site/model/check/content-stage.ts';
import type { Choices } from '../publication.ts';
import { onDisk } from './describe-changes.ts';
import { GitError } from './git.ts';
import { ConflictQuestion, mergeFiles } from './merge-entry.ts';
import { listChanged, stageStates, type Repository } from './repository.ts';
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
  const mine = await onDisk(git.root).read(files);
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

/** Makes the checked-out branch, its index and all files outside of the content what is online. The content follows. */
async function moveTo({ git }: Repository, online: string): Promise<() => Promise<void>> {
  // With the content of the new state on both sides, Git leaves its files alone.
  const rows = (await git.list(['ls-tree', '-z', 'HEAD'])).filter((row) => !row.endsWith('\tcontent'));
  const theirs = `040000 tree ${await git.text(['rev-parse', `${online}:content`])}\tcontent`;
  const before = await git.text(['mktree', '-z'], { input: [...rows, theirs, ''].join('\0') });
  await git.text(['reset', '--quiet', online, '--', 'content']);
  try {
    await git.text(['read-tree', '-m', '-u', before, online]);
  } catch (error) {
    await git.text(['reset', '--quiet', 'HEAD', '--', 'content']);
    throw error;
  }
  return async () => {
    await git.text(['update-ref', '-m', 'publish: take over what is online', 'HEAD', online]);
  };
}

/**
 * Brings what others have published, as it was fetched last, onto this machine. Other entries just come along; in an entry
 * that both have changed, fields that only one has changed do.
 * @param stage of the content; it is applied here.
 * @returns whether files on this machine were changed.
 * @throws PublishTrouble where a choice is missing; nothing has changed then.
 */
export async function pull(repository: Repository, stage: ContentStage, choices: Choices): Promise<boolean> {
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
  const isOfContent = (file: string) => file.startsWith('content/');
  if (!(await namesOf('HEAD')).every(isOfContent)) {
    throw new PublishTrouble(
      `This copy has commits that were never sent, and someone else has published since. Run "git pull --rebase ${remote} ${branch}" in a terminal, then publish.`,
    );
  }
  const theirs = await namesOf(online);
  const mine = new Set(await listChanged(repository.git, base));
  const [own, others] = [theirs.filter((file) => mine.has(file)), theirs.filter((file) => !mine.has(file))];
  const merged = await mergeHere(repository, base, own.filter(isOfContent), choices);
  const states = await git.files(online, others.filter(isOfContent));
  await stageStates(stage, theirs.filter(isOfContent), new Map([...states, ...merged]));
  const finish = await moveTo(repository, target);
  await stage.commit();
  await finish();
  if (theirs.includes('package-lock.json')) {
    throw new PublishTrouble(
      'The program of the site was updated along with what someone else has published. Close the editor, run "npm ci", start the editor again, and publish. Nothing is lost.',
    );
  }
  return true;
}
