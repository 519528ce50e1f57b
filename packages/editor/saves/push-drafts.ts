import path from 'node:path';
import { Git, GitError } from '../publish/server/git.ts';
import { readTarget } from '../publish/server/repository.ts';
import { draftsBranch, findStanding } from './drafts.ts';

/** How long a push may take, in milliseconds: pictures over a slow line. */
const longest = 10 * 60_000;

/** Where a copy remembers what its drafts are called at the remote, if not "drafts". */
const nameSetting = 'editor.drafts';

/** Where a copy sends its drafts: a remote repository, and their name there. */
interface Destination {
  readonly remote: string;
  readonly name: string;
}

/** @returns undefined where a copy has no remote repository. */
export async function findDestination(git: Git): Promise<Destination | undefined> {
  const remote = (await readTarget(git.root))?.remote;
  if (remote === undefined) return undefined;
  const settings = await git.settings(`remote\\..+\\.url|${nameSetting}`);
  return settings.has(`remote.${remote}.url`) ? { remote, name: settings.get(nameSetting) ?? 'drafts' } : undefined;
}

async function push(git: Git, { remote, name }: Destination): Promise<void> {
  try {
    await git.text(['push', '--quiet', remote, `${draftsBranch}:refs/heads/${name}`], { timeout: longest });
  } catch (error) {
    if (!(error instanceof GitError) || !/\(fetch first\)|\(non-fast-forward\)/.test(error.output)) throw error;
    // Another copy has drafts of its own there: these go beside them, and neither is lost.
    const own = `drafts-${await git.text(['rev-parse', '--short=12', draftsBranch])}`;
    await git.text(['config', '--local', nameSetting, own]);
    await push(git, { remote, name: own });
  }
}

/** The pushes that run, by the project's folder, and why the last one failed. */
const running = new Map<string, { isAsked: boolean; trouble?: string | undefined; work?: Promise<void> | undefined }>();

/** Why the remote repository has not got the last saves; undefined where it has, or where there is none. */
export function pushTrouble(content: string): string | undefined {
  return running.get(path.resolve(content))?.trouble;
}

/**
 * Sends the saves to the remote repository, one push after another; a save that is made meanwhile goes with the next. One
 * that fails is tried again with the next save.
 */
export async function pushDrafts(content: string): Promise<void> {
  const key = path.resolve(content);
  const state = running.get(key) ?? { isAsked: false };
  running.set(key, state);
  state.isAsked = true;
  state.work ??= (async () => {
    try {
      while (state.isAsked) {
        state.isAsked = false;
        const git = new Git(path.dirname(key));
        const standing = await findStanding(git);
        const destination = standing?.tip === undefined ? undefined : await findDestination(git);
        if (destination) await push(git, destination);
      }
      state.trouble = undefined;
    } catch {
      state.trouble =
        'What you save is safe on this machine, but not at the remote repository yet: the next save tries again.';
    } finally {
      state.work = undefined;
    }
  })();
  await state.work;
}
