import path from 'node:path';
import { Git, GitError } from '../publish/server/git.ts';
import { readTarget } from '../publish/server/repository.ts';
import { draftsBranch, findStanding } from './drafts.ts';
import { runWhileAsked } from './run-while-asked.ts';

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

/** Sends the saves of one copy to its remote repository; what fails is tried again with the next save. */
class Pushes {
  readonly request = runWhileAsked(async () => this.#run());
  /** Why the remote repository has not got the last saves; undefined where it has, or where there is none. */
  trouble: string | undefined;
  readonly #git: Git;

  constructor(root: string) {
    this.#git = new Git(root);
  }

  async #run(): Promise<void> {
    try {
      const standing = await findStanding(this.#git);
      const destination = standing?.tip === undefined ? undefined : await findDestination(this.#git);
      if (destination) await push(this.#git, destination);
      this.trouble = undefined;
    } catch {
      this.trouble =
        'What you save is safe on this machine, but not at the remote repository yet: the next save tries again.';
    }
  }
}

const copies = new Map<string, Pushes>();

/** How the saves of a content folder get to the remote repository. */
export function pushesOf(content: string): Pushes {
  const root = path.dirname(path.resolve(content));
  const pushes = copies.get(root) ?? new Pushes(root);
  copies.set(root, pushes);
  return pushes;
}
