import path from 'node:path';
import PQueue from 'p-queue';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import type { Signature } from '../../people/person.ts';
import { catchUp, type CatchUp } from '../../saves/drafts.ts';
import { writeWhole } from '../../saves/write-whole.ts';
import type { Choices, Step } from '../publication.ts';
import { addReferred, listPublished } from './choose-files.ts';
import { describeChanges, inCommit, writeMessage } from './describe-changes.ts';
import { fetchOnline, pull } from './pull.ts';
import type { Releases } from './releases.ts';
import { listChanged, openRepository, stageStates, type Repository } from './repository.ts';
import { inWords, PublishTrouble } from './trouble.ts';

/** How long sending may take, in milliseconds: pictures and films over a slow line. */
const sendLimit = 30 * 60_000;

/** Everything that asks or changes the repository is done one after another: Git locks its index for either. */
const queue = new PQueue({ concurrency: 1 });

/** Does something with a project's repository once everything before it is done. @throws PublishTrouble */
export async function inTurn<Result>(root: string, work: (repository: Repository) => Promise<Result>): Promise<Result> {
  return queue.add(async () => inWords(async () => work(await openRepository(root))));
}

export interface PublishOptions {
  /** In whose name it is published. */
  readonly person: Signature;
  readonly choices?: Choices | undefined;
  /** What is published, by paths from the project's folder, with what it refers to; everything where undefined. */
  readonly files?: readonly string[] | undefined;
  /** What the commit says, in place of what changed; with it there is one even where nothing has changed. */
  readonly say?: string | undefined;
  /** A file outside of the content that goes along where files are chosen, and what gives its text; it is written here then. */
  readonly beside?: { readonly file: string; readonly write: () => Promise<string> } | undefined;
  readonly onStep?: ((step: Step) => void) | undefined;
  /** Where this machine serves the site itself. */
  readonly release?: Pick<Releases, 'take' | 'build' | 'show'> | undefined;
}

/** A commit that is checked, and not sent yet. */
interface Prepared {
  readonly commit: string;
  /** What was checked out when it was made. */
  readonly head: string;
  readonly hasPulled: boolean;
}

/** Makes the stage's copy what will be online, and refuses what could not be built. */
async function check({ git }: Repository, stage: ContentStage, left: readonly string[]): Promise<void> {
  await stageStates(stage, left, await git.files('HEAD', left));
  const problems = await stage.check();
  if (problems.length === 0) return;
  throw new PublishTrouble(
    left.length > 0
      ? 'What you chose does not go online without some of the rest, so nothing was published. Choose what the details name as well, or publish everything.'
      : 'The content check found something wrong, so nothing was published. Correct it, save, and publish again.',
    { details: problems.map(describeProblem).join('\n') },
  );
}

/** Keeps the commit that is being published until the branch has it. */
const nextPublication = 'refs/saves/publication';

/** @returns the commit of all that is saved here. @throws PublishTrouble */
async function findSaved({ git }: Repository, draft?: CatchUp): Promise<string> {
  const { tip } = (await catchUp(git, draft)) ?? {};
  if (tip !== undefined) return tip;
  throw new PublishTrouble(
    'The branch "drafts" is checked out, in which the editor keeps what is saved. Run "git switch" to another one there, then publish.',
  );
}

/** Makes a commit after what is online, beside the branch: whatever fails later leaves the branch as it was. */
async function prepare(
  repository: Repository,
  options: PublishOptions,
  beside: { readonly file: string; readonly text: string } | undefined,
): Promise<Prepared> {
  const { person, choices = {}, files, say, onStep, release } = options;
  const { git, content } = repository;
  const stage = await openContentStage(content);
  try {
    const before = await findSaved(repository);
    const hasPulled = await pull(repository, stage, choices);
    const taken = { person, message: 'Take over what was published meanwhile\n' };
    const saved = hasPulled ? await findSaved(repository, taken) : before;
    onStep?.('checking');
    const changed = await listChanged(git, 'HEAD');
    const chosen = files && (await addReferred(repository, files, changed));
    await check(repository, stage, chosen ? changed.filter((file) => !chosen.has(file)) : []);
    if ((await findSaved(repository)) !== saved) {
      throw new PublishTrouble(
        'The content was changed while it was being checked, so nothing was published. Publish again, and the change is part of it.',
      );
    }
    const changes = await listPublished(repository, saved, chosen, beside);
    const head = await git.text(['rev-parse', 'HEAD']);
    await release?.take(stage.content);
    if (say === undefined && changes.length === 0) return { commit: head, head, hasPulled };
    const message =
      say ??
      writeMessage(
        'Publish',
        await describeChanges([...(chosen ?? changed)], inCommit(git, head), inCommit(git, saved)),
      );
    const commit = await git.commit({ ref: nextPublication, parents: [head], person, message, changes });
    return { commit, head, hasPulled };
  } finally {
    await stage.drop();
  }
}

/**
 * Publishes the content: takes over what others have published, checks everything, commits it beside the branch, builds it
 * where this machine serves it, sends it, and only then moves the branch. Where a step fails or the machine stops, what is
 * online, the branch and what is saved here stay as they were, and the same call tries again.
 * @param root the project's folder.
 * @returns whether files on the disk were changed by what others have published.
 * @throws PublishTrouble
 */
export async function publish(root: string, options: PublishOptions): Promise<boolean> {
  return inTurn(root, async (repository) => {
    const { git, remote, branch } = repository;
    options.onStep?.('asking');
    const beside = options.beside && { file: options.beside.file, text: await options.beside.write() };
    await fetchOnline(repository);
    const { commit, head, hasPulled } = await prepare(repository, options, beside);
    if (options.release) options.onStep?.('building');
    const built = await options.release?.build();
    options.onStep?.('sending');
    await git.text(['push', '--quiet', remote, `${commit}:refs/heads/${branch}`], { timeout: sendLimit });
    await git.text(['update-ref', '-m', 'publish', 'HEAD', commit, head]);
    if (beside) await writeWhole(path.join(root, beside.file), beside.text);
    await git.text(['reset', '--quiet', '--', 'content', ...(beside ? [beside.file] : [])]);
    if (built !== undefined) await options.release?.show(built);
    return hasPulled;
  });
}
