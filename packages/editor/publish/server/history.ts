import type { EntryChange, Publication } from '../publication.ts';
import { checkCopy, onlineRef } from './copy.ts';
import { describeChanges } from './describe-changes.ts';
import type { Git } from './git.ts';
import { readPublishSettings } from './settings.ts';
import { keptRefs, takeSnapshot } from './snapshot.ts';
import { PublishTrouble } from './trouble.ts';

/** How many publications are listed. */
const most = 30;

/** A commit never changes, so its words are found once. */
const known = new Map<string, Promise<EntryChange[]>>();

async function describeCommit(git: Git, commit: string): Promise<EntryChange[]> {
  const parent = await git.find(['rev-parse', '--verify', '--quiet', `${commit}^1`]);
  // The first commit has the whole content, which says nothing.
  return parent === undefined ? [] : describeChanges(git, parent, commit);
}

async function describeOnce(git: Git, commit: string): Promise<EntryChange[]> {
  const description = known.get(commit) ?? describeCommit(git, commit);
  known.set(commit, description);
  return description;
}

async function listCommits(git: Git, args: readonly string[], isPublished: boolean): Promise<Publication[]> {
  const fields = ['%H', '%aI', '%an', '%s'].join('%x00');
  const lines = (await git.text(['log', '-z', `--format=${fields}%x00`, ...args])).split('\0\0').filter(Boolean);
  return Promise.all(
    lines.map(async (line): Promise<Publication> => {
      const [commit = '', date = '', name = '', subject = ''] = line.split('\0');
      return { commit, date, name, subject, isPublished, changes: await describeOnce(git, commit) };
    }),
  );
}

/** The publications, newest first, with the states that were kept before they were replaced. */
export async function listPublications(git: Git): Promise<Publication[]> {
  const settings = await readPublishSettings(git.root);
  await checkCopy(git, settings);
  const online = onlineRef(settings);
  const limit = `--max-count=${String(most)}`;
  const isOnline = (await git.find(['rev-parse', '--verify', '--quiet', online])) !== undefined;
  const published = isOnline ? await listCommits(git, [limit, '--first-parent', online, '--', 'content'], true) : [];
  const refs = (await git.text(['for-each-ref', '--format=%(refname)', keptRefs])).split('\n').filter(Boolean);
  const kept = refs.length > 0 ? await listCommits(git, ['--no-walk', ...refs], false) : [];
  return [...published, ...kept].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** @throws PublishTrouble where it is none of the listed publications. */
export async function checkPublication(git: Git, commit: string): Promise<void> {
  if (/^[0-9a-f]{40}$/.test(commit) && (await listPublications(git)).some((one) => one.commit === commit)) return;
  throw new PublishTrouble('This publication is not in the list any more: open the list again.');
}

/** What putting a publication back would change. @throws PublishTrouble */
export async function previewPutBack(git: Git, commit: string): Promise<EntryChange[]> {
  await checkPublication(git, commit);
  return describeChanges(git, await takeSnapshot(git), commit);
}
