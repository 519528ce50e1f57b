import { realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Signature } from '../../people/person.ts';
import { runGit } from './run-git.ts';

/** A Git command that failed. */
export class GitError extends Error {
  /** What Git wrote, in English. */
  readonly output: string;

  constructor(command: string, output: string) {
    super(`git ${command}: ${output}`);
    this.output = output;
  }
}

export interface GitOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** What the command reads from its standard input. */
  readonly input?: string | Uint8Array;
  /** How long it may take, in milliseconds. */
  readonly timeout?: number;
}

/** Messages are matched, so they are in English; nobody is there to type a password; what was said to be kept is on the disk. */
const environment = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'core.fsync',
  GIT_CONFIG_VALUE_0: 'committed,reference',
};

/** How long Git holds a lock at most, in milliseconds, unless it was stopped. */
const longestLock = 5 * 60_000;

/** Removes a lock that a stopped Git has left behind. @param output what the refused Git printed. @returns whether there was one. */
async function removeOldLock(root: string, output: string): Promise<boolean> {
  const [, lock, config] =
    /'([^'\n]+\.lock)': File exists|could not lock config file (.+): File exists/.exec(output) ?? [];
  const name = lock ?? (config === undefined ? undefined : `${config}.lock`);
  if (name === undefined) return false;
  const own = await realpath(root);
  const file = path.resolve(own, name);
  // What a remote repository says may name any file.
  if (!file.startsWith(path.join(own, '.git') + path.sep)) return false;
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
  if (Date.now() - mtimeMs < longestLock) return false;
  await rm(file, { force: true });
  return true;
}

/** How many paths a command takes at most. */
const mostPaths = 1_000;

/** A path as Git reads it in a list of lines. */
export const quotePath = (file: string) => `"${file.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;

/** A person as a commit has them. */
function nameIn({ name, email }: Signature): string {
  const [known, address] = [name, email].map((words) => words.replaceAll(/[<>\0\n]/g, '').trim());
  return `${known ?? ''} <${address ?? ''}>`;
}

/** A commit that is to be written. */
export interface NewCommit {
  /** What it becomes the last commit of: a branch that has the first of its parents, or a name that keeps nothing else. */
  readonly ref: string;
  /** Its files are those of the first, with the changes. */
  readonly parents: readonly string[];
  readonly person: Signature;
  readonly message: string;
  /** Lines of `git fast-import`, such as `D content/team/ana.yaml`. */
  readonly changes: readonly string[];
}

/** Runs Git in a project's folder. The folder is a repository itself, not a part of one. */
export class Git {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** @throws GitError */
  async bytes(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
    try {
      return await this.#run(args, options);
    } catch (error) {
      if (!(error instanceof GitError) || !(await removeOldLock(this.root, error.output))) throw error;
      return this.#run(args, options);
    }
  }

  async #run(args: readonly string[], { env, input, timeout = 0 }: GitOptions): Promise<Buffer> {
    const { output, failure } = await runGit({
      args,
      cwd: this.root,
      env: {
        ...environment,
        GIT_CEILING_DIRECTORIES: path.dirname(this.root),
        ...process.env,
        LC_ALL: 'C',
        ...env,
      },
      input,
      timeout,
    });
    if (failure !== undefined) throw new GitError(args[0] ?? '', failure);
    return Buffer.from(output.buffer, output.byteOffset, output.byteLength);
  }

  /** What a command writes, without the line end. @throws GitError */
  async text(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await this.bytes(args, options)).toString().trimEnd();
  }

  /** What a command writes between NUL bytes. @throws GitError */
  async list(args: readonly string[], options?: GitOptions): Promise<string[]> {
    return (await this.bytes(args, options)).toString().split('\0').filter(Boolean);
  }

  /** What a command writes; undefined where it fails. */
  async find(args: readonly string[]): Promise<string | undefined> {
    return this.text(args).catch((error: unknown) => {
      if (error instanceof GitError) return undefined;
      throw error;
    });
  }

  /** The settings whose names match, such as `user\.name`, as they hold here. */
  async settings(names: string): Promise<ReadonlyMap<string, string>> {
    const rows = (await this.find(['config', '--get-regexp', `^(${names})$`]))?.split('\n') ?? [];
    return new Map(rows.map((row) => [row.split(' ', 1)[0] ?? '', row.slice(row.indexOf(' ') + 1)]));
  }

  /** Files by names such as `HEAD:content/site.yaml`, read by one process; those that do not exist are left out. */
  async blobs(names: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const answer = await this.bytes(['cat-file', '--batch'], { input: names.map((name) => `${name}\n`).join('') });
    const found = new Map<string, Buffer>();
    let place = 0;
    for (const name of names) {
      const end = answer.indexOf('\n', place);
      const size = / blob (\d+)$/.exec(answer.toString('utf8', place, end))?.[1];
      place = end + 1;
      if (size === undefined) continue;
      found.set(name, answer.subarray(place, place + Number(size)));
      // A line end follows each file.
      place += Number(size) + 1;
    }
    return found;
  }

  /** What files of a commit or tree are called in Git, by their paths; those that it does not have are left out. */
  async ids(tree: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (files.length === 0) return new Map();
    // Names such as HEAD:content/site.yaml would be looked up one by one, each in the whole of its folder.
    const paths = files.length > mostPaths ? [] : files;
    const rows = await this.list(['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...paths]);
    return new Map(rows.map((row) => [row.slice(row.indexOf('\t') + 1), row.split(/[ \t]/, 3)[2] ?? '']));
  }

  /** The files of a commit or tree by their paths; those that it does not have are left out. */
  async files(tree: string, files: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const ids = await this.ids(tree, files);
    if (ids.size === 0) return new Map();
    const blobs = await this.blobs([...new Set(files.flatMap((file) => ids.get(file) ?? []))]);
    return new Map(
      files.flatMap((file) => {
        const data = blobs.get(ids.get(file) ?? '');
        return data ? [[file, data] as const] : [];
      }),
    );
  }

  /** Keeps files in Git. @param places where they are. @returns what they are called, in the same order. */
  async store(places: readonly string[]): Promise<readonly string[]> {
    if (places.length === 0) return [];
    const input = places.map((place) => `${quotePath(place)}\n`).join('');
    return (await this.text(['hash-object', '-w', '--no-filters', '--stdin-paths'], { input })).split('\n');
  }

  /** Writes a commit, without an index. @returns what it is called. */
  async commit({ ref, parents, person, message, changes }: NewCommit): Promise<string> {
    const [from, ...others] = parents;
    const lines = [
      'feature done',
      `commit ${ref}`,
      'mark :1',
      `committer ${nameIn(person)} now`,
      `data ${Buffer.byteLength(message)}`,
      message,
      ...(from === undefined ? [] : [`from ${from}`]),
      ...others.map((parent) => `merge ${parent}`),
      ...changes,
      'get-mark :1',
      'done\n',
    ];
    const args = ['fast-import', '--quiet', '--date-format=now', ...(ref.startsWith('refs/heads/') ? [] : ['--force'])];
    return this.text(args, { input: lines.join('\n') });
  }
}
