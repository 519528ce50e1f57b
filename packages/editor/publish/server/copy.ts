import type { Owner } from '../publication.ts';
import type { Git } from './git.ts';
import type { PublishSettings } from './settings.ts';
import { listChanges } from './snapshot.ts';
import { explainGit, PublishTrouble } from './trouble.ts';

/** How long the remote repository may take to answer, in milliseconds. */
const answerLimit = 60_000;

/** Where Git keeps what it last knew of the branch that is online. */
export const onlineRef = ({ remote, branch }: PublishSettings) => `refs/remotes/${remote}/${branch}`;

/** @returns undefined where nobody has said it yet. */
export async function readOwner(git: Git): Promise<Owner | undefined> {
  const [name, email] = await Promise.all([git.find(['config', 'user.name']), git.find(['config', 'user.email'])]);
  return name && email ? { name, email } : undefined;
}

/** Keeps the owner's name in the settings of this repository. */
export async function writeOwner(git: Git, { name, email }: Owner): Promise<void> {
  await git.text(['config', '--local', 'user.name', name]);
  await git.text(['config', '--local', 'user.email', email]);
}

function listNames(files: readonly string[]): string {
  const more = files.length > 5 ? ` and ${String(files.length - 5)} more` : '';
  return files.slice(0, 5).join(', ') + more;
}

/**
 * Looks whether this copy of the project can be published at all.
 * @throws PublishTrouble
 */
export async function checkCopy(git: Git, { remote, branch }: PublishSettings): Promise<void> {
  const prefix = await git.find(['rev-parse', '--is-inside-work-tree', '--show-prefix']);
  if (prefix !== 'true') {
    if ((await git.find(['--version'])) === undefined) {
      throw new PublishTrouble('Git is not installed on this computer. Install it (git-scm.com), then publish.');
    }
    throw new PublishTrouble(
      'This folder is not a copy of a Git repository, so there is nothing to publish to. Get the site with "git clone", or ask whoever looks after its code to set it up.',
    );
  }
  if ((await git.find(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])) === undefined) {
    throw new PublishTrouble(
      'This repository has no commit yet. Run "git add --all" and "git commit" once, then publish.',
    );
  }
  const current = await git.find(['symbolic-ref', '--short', '--quiet', 'HEAD']);
  if (current !== branch) {
    throw new PublishTrouble(
      `This copy is on ${current === undefined ? 'no branch' : `the branch "${current}"`}, and the site online is the branch "${branch}". Run "git switch ${branch}", then publish.`,
    );
  }
  if ((await git.find(['remote', 'get-url', remote])) === undefined) {
    throw new PublishTrouble(
      `No remote repository is set up under the name "${remote}". Add it once with "git remote add ${remote}" and its address, then publish.`,
    );
  }
  const outside = await git.list(['diff', '--name-only', '-z', 'HEAD', '--', '.', ':(exclude)content']);
  if (outside.length > 0) {
    throw new PublishTrouble(
      `Files outside of content/ were changed on this computer, and the site online would be built without that: ${listNames(outside)}. Commit or undo it ("git restore" and the name of a file), then publish.`,
    );
  }
}

/** The last commit that this copy shares with what is online; undefined where nothing is online yet. */
export async function findBase(git: Git, settings: PublishSettings): Promise<string | undefined> {
  return git.find(['merge-base', 'HEAD', onlineRef(settings)]);
}

/** Asks the remote repository for what others have published. @throws PublishTrouble */
export async function fetchOnline(git: Git, settings: PublishSettings): Promise<void> {
  const { remote, branch } = settings;
  const refspec = `+refs/heads/${branch}:${onlineRef(settings)}`;
  try {
    await git.text(['fetch', '--quiet', '--no-tags', remote, refspec], { timeout: answerLimit });
  } catch (error) {
    // An empty repository: this will be the first publication.
    if (error instanceof Error && error.message.includes("couldn't find remote ref")) return;
    throw explainGit(error, settings);
  }
}

/** Files that others have changed online since this copy last had them. */
export async function listTheirs(git: Git, settings: PublishSettings): Promise<readonly string[]> {
  const base = await findBase(git, settings);
  if (base === undefined) return [];
  const changes = await listChanges(git, base, onlineRef(settings));
  return [...new Set(changes.flatMap(({ file, from }) => [file, from]))];
}
