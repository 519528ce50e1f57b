import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Git, GitError } from '@site/model/git/git.ts';
import type { Person } from '../api.ts';
import { asRefusal, RefusalError } from './refusal.ts';

/** Can't be taken for an option. */
const gitName = z.string().regex(/^\w[\w./-]*$/);
const settingsSchema = z.object({ publish: z.object({ remote: gitName, branch: gitName }) });

const draftsBranch = 'drafts';

/** Debounces pushes of the drafts, in milliseconds. */
const pushDebounceMs = 5_000;

/** Trailers of a save: the entry that its other files follow, and its name before a rename. */
export const [entryTrailer, formerTrailer] = ['Entry', 'Former'];

export class Drafts {
  readonly root: string;
  static readonly place = '.cache/editor/drafts';
  /** Git in the project's folder, and in the work tree of the drafts. */
  readonly main: Git;
  readonly git: Git;
  readonly content: string;
  /** Undefined without a remote. */
  readonly branch: string;
  readonly remote: string | undefined;
  /** Pushes the drafts, so that another machine can continue. */
  sendsDrafts = false;
  #queue: Promise<unknown> = Promise.resolve();
  #pushing: NodeJS.Timeout | undefined;
  /** Whether a reset has failed, such as on a full disk. */
  #isDirty = false;

  constructor(root: string, { branch, remote }: { readonly branch: string; readonly remote: string | undefined }) {
    this.root = root;
    this.main = new Git(root);
    this.git = new Git(path.join(root, Drafts.place));
    this.content = path.join(root, Drafts.place, 'content');
    this.branch = branch;
    this.remote = remote;
  }

  /** Serializes all changes of the drafts. */
  async withLock<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(async () => {
      if (this.#isDirty) await this.reset();
      return work();
    });
    this.#queue = result.catch(() => undefined);
    return result;
  }

  pushSoon(onTrouble: (message: string) => void): void {
    const { remote } = this;
    if (!this.sendsDrafts || remote === undefined) return;
    clearTimeout(this.#pushing);
    const args = ['push', '--quiet', remote, `+${draftsBranch}:${draftsBranch}`];
    this.#pushing = setTimeout(() => {
      this.git.bytes(args, { timeout: 10 * 60_000 }).catch((error: unknown) => onTrouble(asRefusal(error).message));
    }, pushDebounceMs);
  }

  /** The published commit as far as it is known here, or a local one on top of it. */
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

  get onlineRef(): string {
    return `refs/remotes/${this.remote ?? ''}/${this.branch}`;
  }

  async #isIn(commit: string, other: string): Promise<boolean> {
    return (await this.main.find(['merge-base', '--is-ancestor', commit, other])) !== undefined;
  }

  /** Resets the drafts on failure. @param files relative to the project's folder; all if undefined. */
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

  /** Drops what a killed program has left. */
  async reset(): Promise<void> {
    this.#isDirty = true;
    await this.git.find(['merge', '--abort']);
    await this.git.bytes(['reset', '--quiet', '--hard']);
    await this.git.bytes(['clean', '--quiet', '-d', '--force', '--', 'content']);
    this.#isDirty = false;
  }
}

export function asPerson({ name, email }: Pick<Person, 'name' | 'email'>): Readonly<Record<string, string>> {
  const known = name.replaceAll(/[<>\n\0]/g, '').trim() || email;
  return {
    ...{ GIT_AUTHOR_NAME: known, GIT_AUTHOR_EMAIL: email },
    ...{ GIT_COMMITTER_NAME: known, GIT_COMMITTER_EMAIL: email },
  };
}

async function readTarget(root: string): Promise<{ readonly remote: string; readonly branch: string }> {
  const settings = settingsSchema.safeParse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  if (settings.data) return settings.data.publish;
  throw new RefusalError(
    409,
    'package.json does not say where the site is published: write "publish": { "remote": "origin", "branch": "main" }.',
  );
}

/** Creates branch and work tree if they are missing, and resets what a killed program has left. */
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
  // A stale lock: only this editor works there, and it has just started.
  await rm(lock, { force: true });
  await drafts.reset();
  return drafts;
}

/** @throws GitError for a filter that isn't set up: without it Git would publish raw files. */
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

async function startBranch(drafts: Drafts): Promise<void> {
  const { main, remote } = drafts;
  if (await hasBranch(main, draftsBranch)) return;
  if (remote !== undefined) {
    // Fails offline.
    await main.find(['fetch', '--quiet', remote, `${draftsBranch}:${draftsBranch}`], { timeout: 60_000 });
    if (await hasBranch(main, draftsBranch)) return;
  }
  await main.bytes(['branch', '--no-track', draftsBranch, await drafts.published()]);
}

/** In the project's folder. */
export async function listUncommitted(main: Git): Promise<string[]> {
  const args = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', 'content'];
  return (await main.list(args)).map((row) => row.slice(3));
}
