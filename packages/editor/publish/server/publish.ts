import PQueue from 'p-queue';
import { checkContent } from '@site/model/check/check-content.ts';
import { withContentLock } from '@site/model/check/content-lock.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import type { Signature } from '../../people/person.ts';
import type { Choices, PublishStatus } from '../publication.ts';
import { commitContent } from './commit.ts';
import { fetchOnline, pull } from './pull.ts';
import { findPublished, listChanged, openRepository, stageContent, type Repository } from './repository.ts';
import { inWords, PublishTrouble } from './trouble.ts';

/** How long sending may take, in milliseconds: pictures and films over a slow line. */
const sendLimit = 30 * 60_000;

/** Everything that asks or changes the repository is done one after another: Git locks its index for either. */
const queue = new PQueue({ concurrency: 1 });

let isPublishing = false;

/** Does something with a project's repository once everything before it is done. @throws PublishTrouble */
export async function inTurn<Result>(root: string, work: (repository: Repository) => Promise<Result>): Promise<Result> {
  return queue.add(async () => inWords(async () => work(await openRepository(root))));
}

/** Refuses what could not be built, and tells Git the content that was checked. @returns its tree. */
async function check(repository: Repository): Promise<string> {
  const tree = await stageContent(repository);
  const problems = await checkContent(repository.content);
  if (problems.length === 0) return tree;
  throw new PublishTrouble(
    'The content check found something wrong, so nothing was published. Correct it, save, and publish again.',
    { details: problems.map(describeProblem).join('\n') },
  );
}

/** Sends what is committed here. Where that fails, the commit is taken back, and its changes stay on the disk. */
async function send({ git, remote, branch }: Repository, before: string): Promise<void> {
  try {
    await git.text(['push', '--quiet', remote, `HEAD:refs/heads/${branch}`], { timeout: sendLimit });
  } catch (error) {
    await git.text(['reset', '--quiet', '--mixed', before]);
    throw error;
  }
}

interface PublishOptions {
  /** In whose name it is published. */
  readonly person: Signature;
  readonly choices?: Choices | undefined;
}

/**
 * Publishes the content: takes over what others have published, checks everything, commits it and sends it. Where a step
 * fails, the content on the disk keeps every change that was made here, and the same call tries again.
 * @param root the project's folder.
 * @returns whether files on the disk were changed by what others have published.
 * @throws PublishTrouble
 */
export async function publish(root: string, { person, choices = {} }: PublishOptions): Promise<boolean> {
  return inTurn(root, async (repository) => {
    isPublishing = true;
    try {
      await fetchOnline(repository);
      const { hasPulled, before } = await withContentLock(repository.content, async () => {
        const hasPulled = await pull(repository, person, choices);
        const tree = await check(repository);
        const before = await repository.git.text(['rev-parse', 'HEAD']);
        await commitContent(repository, person, tree);
        return { hasPulled, before };
      });
      await send(repository, before);
      return hasPulled;
    } finally {
      isPublishing = false;
    }
  });
}

/** In whose name this computer's Git commits; undefined where nobody has said it yet. */
export async function readPerson({ git }: Repository): Promise<Signature | undefined> {
  const [name, email] = await Promise.all([git.find(['config', 'user.name']), git.find(['config', 'user.email'])]);
  return name && email ? { name, email } : undefined;
}

const nothing = { unpublished: 0, person: undefined, trouble: undefined };

/** How things stand, as far as this computer knows what is online. It is asked often, so it only counts. */
export async function readStatus(root: string): Promise<PublishStatus> {
  if (isPublishing) return { ...nothing, isPublishing };
  try {
    return await inTurn(root, async (repository) => {
      const { length } = await listChanged(repository, await findPublished(repository));
      return { ...nothing, unpublished: length, person: await readPerson(repository), isPublishing };
    });
  } catch (error) {
    if (!(error instanceof PublishTrouble)) throw error;
    return { ...nothing, isPublishing, trouble: error.message };
  }
}
