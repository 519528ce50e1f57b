import path from 'node:path';
import { withContentLock } from '@site/model/check/content-lock.ts';
import { openContentStage } from '@site/model/check/content-stage.ts';
import { Git } from '../publish/server/git.ts';
import { stageStates } from '../publish/server/repository.ts';
import { catchUp, draftsBranch, findStanding, listOutside } from './drafts.ts';
import { findDestination } from './push-drafts.ts';

/** How long the remote repository may take to answer at the start, in milliseconds. */
const longest = 60_000;

/** Where the drafts of the remote repository are put to look at. */
const found = 'refs/saves/remote';

/**
 * Takes over the saves of the machine before this one. A file that was published since stays as it was published.
 * @returns whether there were any.
 */
async function takeOver(git: Git, content: string): Promise<void> {
  const { remote } = (await findDestination(git)) ?? {};
  if (remote === undefined) return;
  const fetched = await git
    .text(['fetch', '--quiet', '--no-tags', remote, `+${draftsBranch}:${found}`], { timeout: longest })
    .then(
      () => true,
      () => false,
    );
  const base = fetched ? await git.find(['merge-base', 'HEAD', found]) : undefined;
  if (base === undefined) return;
  const stage = await openContentStage(content);
  try {
    const isAt = async (commit: string) => (await listOutside(git, commit)).size === 0;
    if (await isAt('HEAD')) {
      const list = async (from: string, to: string) =>
        new Set(await git.list(['diff', '--name-only', '--no-renames', '-z', from, to, '--', 'content']));
      const files = [...(await list(base, found)).difference(await list(base, 'HEAD'))];
      await stageStates(stage, files, await git.files(found, files));
      await stage.commit();
    } else if (!(await isAt(found))) return;
    await git.text(['update-ref', draftsBranch, found]);
  } finally {
    await stage.drop();
  }
}

/**
 * Readies the history of saves when the editor starts: on a new machine with the saves of the one before, otherwise with
 * what was changed since. Whatever was being written when the program was stopped is finished or taken back.
 */
export async function startDrafts(content: string): Promise<void> {
  const git = new Git(path.dirname(path.resolve(content)));
  const standing = await findStanding(git);
  if (!standing) return;
  if (standing.tip === undefined) await takeOver(git, content);
  await withContentLock(content, async () => catchUp(git));
}
