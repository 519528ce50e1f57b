import { openContentStage } from '@site/model/check/content-stage.ts';
import type { Signature } from '../../people/person.ts';
import type { Publication } from '../publication.ts';
import { draftsBranch, saveDraft } from '../../saves/drafts.ts';
import { listChanged, stageStates, type Repository } from './repository.ts';
import { PublishTrouble } from './trouble.ts';

/** How many publications are listed. */
const most = 30;

/** What the history says of a state that was put back, followed by its day. */
const putBackWords = 'Put back the content of';

/** What it says of a site that was started anew, followed by its company. */
export const startWords = 'Start the site of';

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

/** The publications of this company, newest first, and what was saved before one was put back, or before its start. */
export async function listPublications(repository: Repository): Promise<Publication[]> {
  const { git } = repository;
  const takeover = await findTakeover(repository);
  const format = ['%H', '%aI', '%an', '%s', '%b'].join('%x1f');
  const commits =
    takeover === undefined
      ? []
      : await git.list([
          ...['log', '-z', `--max-count=${most}`, '--full-history', `--format=${format}`],
          ...['HEAD', '--not', `${takeover}^@`, '--', 'content'],
        ]);
  const before =
    (await git.find(['rev-parse', '--verify', '--quiet', draftsBranch])) === undefined
      ? []
      : await git.list([
          ...[
            'log',
            '-z',
            '--first-parent',
            '--max-count=3',
            ...[putBackWords, startWords].map((words) => `--grep=^${words}`),
            '--format=%P%x1f%aI%x1f%an%x1f%s%x1f',
          ],
          draftsBranch,
        ]);
  const listed = [...commits, ...before].map((line) => {
    const [ids = '', date = '', name = '', subject = '', body = ''] = line.split('\x1f');
    const words = [putBackWords, startWords].some((start) => subject.startsWith(start))
      ? `What was saved before: ${subject}`
      : subject;
    return { commit: ids.split(' ')[0] ?? '', date, name, subject: words, changes: body.trim() };
  });
  const trees = (await git.text(['rev-parse', ...listed.map(({ commit }) => `${commit}:content`)])).split('\n');
  return listed
    .filter((_, place) => place < commits.length || trees.indexOf(trees[place] ?? '') === place)
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/**
 * Makes the content on the disk what it was in a commit, so that it can be looked at and published. What was here stays in
 * the history.
 * @throws PublishTrouble
 */
export async function putBack(repository: Repository, commit: string, person: Signature): Promise<void> {
  const { git, content } = repository;
  const isIn = async (branch: string) =>
    (await git.find(['merge-base', '--is-ancestor', commit, branch])) !== undefined;
  if (!/^[0-9a-f]{40}$/.test(commit) || !((await isIn('HEAD')) || (await isIn(draftsBranch)))) {
    throw new PublishTrouble('This publication is not in the list any more: open the list again.');
  }
  const stage = await openContentStage(content);
  try {
    const files = await listChanged(repository.git, commit);
    await stageStates(stage, files, await git.files(commit, files));
    const date = await git.text(['show', '--no-patch', '--format=%as', commit]);
    await saveDraft(git, stage, person, `${putBackWords} ${date}\n`);
  } finally {
    await stage.drop();
  }
}
