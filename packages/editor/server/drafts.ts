import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Git, GitError } from '@site/model/git/git.ts';
import type { Person } from '../api.ts';
import { asRefusal, RefusalError } from './refusal.ts';

/** A name that Git cannot take for an option. */
const gitName = z.string().regex(/^\w[\w./-]*$/);
const settingsSchema = z.object({ publish: z.object({ remote: gitName, branch: gitName }) });

/** The branch with all that is saved. */
const draftsBranch = 'drafts';

/** How long nobody has saved before the drafts are sent, in milliseconds. */
const pushPause = 5_000;

/** What names the entry that a save was about, and its file before a new name: the other files of its commit follow it. */
export const [entryTrailer, formerTrailer] = ['Entry', 'Former'];

/** Where what is saved is kept, and what it is published to. */
export class Drafts {
  /** The project's folder. */
  readonly root: string;
  /** The work tree of the drafts, from the project's folder. */
  static readonly place = '.cache/editor/drafts';
  /** Git in the project's folder, and in the drafts. */
  readonly main: Git;
  readonly git: Git;
  /** The content of the drafts. */
  readonly content: string;
  /** The branch that is online; `remote` is undefined where there is none. */
  readonly branch: string;
  readonly remote: string | undefined;
  /** Whether what is saved is sent to the remote repository, too, so that another machine can go on from there. */
  sendsDrafts = false;
  #queue: Promise<unknown> = Promise.resolve();
  #pushing: NodeJS.Timeout | undefined;

  constructor(root: string, { branch, remote }: { readonly branch: string; readonly remote: string | undefined }) {
    this.root = root;
    this.main = new Git(root);
    this.git = new Git(path.join(root, Drafts.place));
    this.content = path.join(root, Drafts.place, 'content');
    this.branch = branch;
    this.remote = remote;
  }

  /** Everything that changes the drafts holds the lock: one change after another. */
  async withLock<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Sends the drafts once nobody has saved for some seconds. @param onTrouble is given the sentence of what went wrong. */
  pushSoon(onTrouble: (message: string) => void): void {
    const { remote } = this;
    if (!this.sendsDrafts || remote === undefined) return;
    clearTimeout(this.#pushing);
    const args = ['push', '--quiet', remote, `+${draftsBranch}:${draftsBranch}`];
    this.#pushing = setTimeout(() => {
      this.git.bytes(args, { timeout: 10 * 60_000 }).catch((error: unknown) => onTrouble(asRefusal(error).message));
    }, pushPause);
  }

  /** The commit that is online, or as far as this copy knows: with what was committed here and not sent yet. */
  async published(): Promise<string> {
    const local = await this.main.text(['rev-parse', '--verify', `refs/heads/${this.branch}`]);
    const online = this.remote && (await this.main.find(['rev-parse', '--verify', '--quiet', this.onlineRef]));
    if (!online || online === local) return local;
    if (await this.#isIn(online, local)) return local;
    if (await this.#isIn(local, online)) return online;
    throw new RefusalError(
      409,
      `This folder's branch "${this.branch}" and the one that is online have diverged: run "git pull --rebase" in a terminal, then try again.`,
    );
  }

  /** Where Git keeps what it last knew of the branch that is online. */
  get onlineRef(): string {
    return `refs/remotes/${this.remote ?? ''}/${this.branch}`;
  }

  async #isIn(commit: string, other: string): Promise<boolean> {
    return (await this.main.find(['merge-base', '--is-ancestor', commit, other])) !== undefined;
  }

  /**
   * Records files that were written as a save of a person. Whatever goes wrong, the drafts are then as before.
   * @param files from the project's folder; all where undefined.
   */
  async commit(person: Pick<Person, 'name' | 'email'>, message: string, files?: readonly string[]): Promise<string> {
    try {
      if (files?.length !== 0) {
        const input = files?.map((file) => `${file}\0`).join('') ?? 'content\0';
        const list = ['--pathspec-from-file=-', '--pathspec-file-nul'];
        await this.git.bytes(['add', '--all', '--force', ...list], { input });
      }
      await this.git.bytes(['commit', '--quiet', '--no-verify', '--allow-empty', '--file=-'], {
        input: message,
        env: asPerson(person),
      });
      return await this.head();
    } catch (error) {
      await this.reset().catch(() => undefined);
      throw error;
    }
  }

  async head(): Promise<string> {
    return this.git.text(['rev-parse', 'HEAD']);
  }

  /** Makes the work tree what its branch says: what was not recorded when a program was stopped is gone. */
  async reset(): Promise<void> {
    await this.git.find(['merge', '--abort']);
    await this.git.bytes(['reset', '--quiet', '--hard']);
    await this.git.bytes(['clean', '--quiet', '-d', '--force', '--', 'content']);
  }
}

/** Whose commit it is. */
export function asPerson({ name, email }: Pick<Person, 'name' | 'email'>): Readonly<Record<string, string>> {
  const known = name.replaceAll(/[<>\n\0]/g, '').trim() || email;
  return {
    ...{ GIT_AUTHOR_NAME: known, GIT_AUTHOR_EMAIL: email },
    ...{ GIT_COMMITTER_NAME: known, GIT_COMMITTER_EMAIL: email },
  };
}

/** Where a project is published, as its package.json says. */
async function readTarget(root: string): Promise<{ readonly remote: string; readonly branch: string }> {
  const settings = settingsSchema.safeParse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  if (settings.data) return settings.data.publish;
  throw new RefusalError(
    409,
    'package.json does not say where the site is published: write "publish": { "remote": "origin", "branch": "main" }.',
  );
}

/**
 * Opens the drafts of a project: makes their branch and work tree where they are missing, and takes back what a stopped
 * program has left.
 * @throws RefusalError or GitError that says why they can't be opened.
 */
export async function openDrafts(root: string): Promise<Drafts> {
  const { remote, branch } = await readTarget(root);
  const main = new Git(root);
  if ((await main.text(['rev-parse', '--show-prefix'])) !== '') {
    throw new RefusalError(
      409,
      'This folder is a part of a larger repository, where the editor cannot publish: give the site a repository of its own.',
    );
  }
  await expectFilters(main);
  const hasRemote = (await main.find(['remote', 'get-url', remote])) !== undefined;
  if (!(await hasBranch(main, branch))) {
    throw new RefusalError(
      409,
      `This copy has no branch "${branch}", which is the one that is online: run "git switch ${branch}" once.`,
    );
  }
  if ((await main.find(['symbolic-ref', '--short', 'HEAD'])) === draftsBranch) {
    throw new RefusalError(
      409,
      `This folder has the branch "drafts" checked out, which belongs to the editor: run "git switch ${branch}".`,
    );
  }
  const drafts = new Drafts(root, { branch, remote: hasRemote ? remote : undefined });
  await main.bytes(['worktree', 'prune']);
  await startBranch(drafts);
  if (!existsSync(path.join(drafts.git.folder, '.git'))) {
    await rm(drafts.git.folder, { recursive: true, force: true });
    await main.bytes(['worktree', 'add', '--force', '--quiet', drafts.git.folder, draftsBranch]);
  }
  const lock = await drafts.git.text(['rev-parse', '--path-format=absolute', '--git-path', 'index.lock']);
  // Only this editor works there, and it has just started.
  await rm(lock, { force: true });
  await drafts.reset();
  return drafts;
}

/** @throws GitError where files have a filter that nobody has set up here: Git would publish them without it. */
async function expectFilters(main: Git): Promise<void> {
  const input = (await main.bytes(['ls-files', '-z', '--', 'content'])).toString();
  const rows = await main.list(['check-attr', '-z', '--stdin', 'filter'], { input });
  for (const name of new Set(rows.filter((_, index) => index % 3 === 2))) {
    if (/^(?:unspecified|unset|set)$/.test(name)) continue;
    const command =
      (await main.find(['config', `filter.${name}.clean`])) ?? main.find(['config', `filter.${name}.process`]);
    if ((await command) === undefined) throw new GitError('check-attr', `clean filter ${name} is not set up`);
  }
}

const hasBranch = async (git: Git, name: string) =>
  (await git.find(['rev-parse', '--verify', '--quiet', `refs/heads/${name}`])) !== undefined;

/** Makes the branch: that of the remote repository, which another machine has left there, or what is online. */
async function startBranch(drafts: Drafts): Promise<void> {
  const { main, remote } = drafts;
  if (await hasBranch(main, draftsBranch)) return;
  if (remote !== undefined) {
    // Offline there is nothing to fetch.
    await main.find(['fetch', '--quiet', remote, `${draftsBranch}:${draftsBranch}`], { timeout: 60_000 });
    if (await hasBranch(main, draftsBranch)) return;
  }
  await main.bytes(['branch', '--no-track', draftsBranch, await drafts.published()]);
}

/** The files of content/ in the project's folder that were changed and not committed. */
export async function listUncommitted(main: Git): Promise<string[]> {
  const args = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', 'content'];
  return (await main.list(args)).map((row) => row.slice(3));
}
