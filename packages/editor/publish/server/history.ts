import path from 'node:path';
import { openContentStage } from '@site/model/check/content-stage.ts';
import type { Signature } from '../../people/person.ts';
import type { Publication } from '../publication.ts';
import { commitContent } from './commit.ts';
import type { Repository } from './repository.ts';
import { PublishTrouble } from './trouble.ts';

/** How many publications are listed. */
const most = 30;

/** The two lines of site.yaml that another company changes together. */
const [nameLine, phoneLine] = ['^company:', '^phone:'];

/** The commit with which the content became this company's; undefined while that is not committed. */
async function findTakeover({ git }: Repository): Promise<string | undefined> {
  const file = ['--', 'content/site.yaml'];
  const isChanged = async (line: string) =>
    (await git.list(['diff', '-z', '--name-only', `-G${line}`, 'HEAD', ...file])).length > 0;
  if ((await isChanged(nameLine)) && (await isChanged(phoneLine))) return undefined;
  const list = async (line: string) => git.list(['log', '-z', '--format=%H', `-G${line}`, 'HEAD', ...file]);
  const phones = new Set(await list(phoneLine));
  return (await list(nameLine)).find((commit) => phones.has(commit));
}

/** The publications of this company, newest first, and states that were kept here and not sent yet. */
export async function listPublications(repository: Repository): Promise<Publication[]> {
  const { git, online } = repository;
  const takeover = await findTakeover(repository);
  if (takeover === undefined) return [];
  const isOnline = (await git.find(['rev-parse', '--verify', '--quiet', online])) !== undefined;
  const unsent = new Set((await git.text(['rev-list', 'HEAD', ...(isOnline ? [`^${online}`] : [])])).split('\n'));
  const format = ['%H', '%aI', '%an', '%s', '%b'].join('%x1f');
  const commits = await git.list([
    ...['log', '-z', `--max-count=${String(most)}`, '--full-history', `--format=${format}`],
    ...['HEAD', '--not', `${takeover}^@`, '--', 'content'],
  ]);
  return commits.map((line) => {
    const [commit = '', date = '', name = '', subject = '', body = ''] = line.split('\x1f');
    return { commit, date, name, subject, changes: body.trim(), isPublished: !unsent.has(commit) };
  });
}

/**
 * Makes the content on the disk what it was after a publication, so that it can be looked at and published. What was here
 * is committed first, and stays in the list.
 * @throws PublishTrouble
 */
export async function putBack(repository: Repository, commit: string, person: Signature): Promise<void> {
  const { git, content } = repository;
  const isKnown = /^[0-9a-f]{40}$/.test(commit) && (await git.find(['merge-base', '--is-ancestor', commit, 'HEAD']));
  if (isKnown === undefined || isKnown === false) {
    throw new PublishTrouble('This publication is not in the list any more: open the list again.');
  }
  const stage = await openContentStage(content);
  try {
    await commitContent(repository, person);
    const files = await git.list(['diff', '--name-only', '--no-renames', '-z', commit, 'HEAD', '--', 'content']);
    const states = await git.files(commit, files);
    for (const file of files) {
      const [place, state] = [path.posix.relative('content', file), states.get(file)];
      await (state ? stage.write(place, state) : stage.remove(place));
    }
    await stage.commit();
  } finally {
    await stage.drop();
  }
}
