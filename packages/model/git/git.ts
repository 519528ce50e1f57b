import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';

export class GitError extends Error {
  /** Git's message, in English. */
  readonly output: string;

  constructor(command: string, output: string) {
    super(`git ${command}: ${output}`);
    this.output = output;
  }
}

export interface GitOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** In milliseconds. */
  readonly timeout?: number;
}

/**
 * Overrides of personal settings that would change what is read here. Filters (LFS, line endings), credentials and
 * trusted folders stay the user's.
 */
const settings = [
  // Whoever runs a folder's program trusts it already, even if another user owns it.
  'safe.directory=*',
  'color.ui=false',
  'core.safecrlf=false',
  'i18n.commitEncoding=UTF-8',
  'i18n.logOutputEncoding=UTF-8',
  'push.gpgSign=false',
  'core.quotePath=false',
  'core.fsmonitor=false',
  'core.fsync=committed,reference',
  'commit.gpgSign=false',
  'diff.orderFile=/dev/null',
  'diff.renames=false',
  'merge.renames=false',
  'merge.verifySignatures=false',
  'push.default=nothing',
  'push.pushOption=',
  'push.followTags=false',
  'log.showRoot=true',
  'log.showSignature=false',
  'advice.detachedHead=false',
].flatMap((setting) => ['-c', setting]);

/** Error messages are matched, so they must be in English. There is no terminal for prompts of Git or SSH. */
const environment = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  SSH_ASKPASS: process.env.SSH_ASKPASS ?? 'false',
  SSH_ASKPASS_REQUIRE: 'force',
  GIT_EDITOR: 'true',
  GIT_PAGER: 'cat',
  GIT_OPTIONAL_LOCKS: '0',
};

/** How a person reaches remote repositories. Other variables may name another repository, or write into what is read here. */
const kept = /^GIT_(?:ALLOW_PROTOCOL|ASKPASS|CONFIG_(?:GLOBAL|NOSYSTEM|SYSTEM)|EXEC_PATH|HTTP|LFS|PROXY|SSH|SSL)/;

export class Git {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Standard output. @throws GitError */
  async bytes(args: readonly string[], { env = {}, input = '', timeout }: GitOptions = {}): Promise<Buffer> {
    const own = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || kept.test(name)),
    );
    // A person's hooks are for their own commits; what Git LFS uploads before a push has to be uploaded.
    const hooks = args[0] === 'push' ? [] : ['-c', 'core.hooksPath=/dev/null'];
    const git = spawn('git', [...settings, ...hooks, ...args], {
      cwd: this.folder,
      env: { ...own, ...environment, ...env },
      timeout,
    });
    const ended = new Promise<number | string | null>((resolve) => {
      git.once('error', ({ message }) => resolve(message));
      git.once('close', resolve);
    });
    // A command that doesn't read its input closes it.
    git.stdin.on('error', () => undefined);
    git.stdin.end(input);
    const [code, output, messages] = await Promise.all([ended, buffer(git.stdout), text(git.stderr)]);
    if (code === 0) return output;
    const reason = code === null ? 'it did not answer in time' : typeof code === 'string' ? code : '';
    throw new GitError(
      args[0] ?? '',
      [messages.trim(), output.subarray(0, 2_000).toString().trim(), reason].join('\n'),
    );
  }

  /** Standard output without the final line break. @throws GitError */
  async text(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await this.bytes(args, options)).toString().trimEnd();
  }

  /** Standard output, split at NUL bytes. @throws GitError */
  async list(args: readonly string[], options?: GitOptions): Promise<string[]> {
    return (await this.bytes(args, options)).toString().split('\0').filter(Boolean);
  }

  /** Standard output; undefined if the command fails. */
  async find(args: readonly string[], options?: GitOptions): Promise<string | undefined> {
    return this.text(args, options).catch((error: unknown) => {
      if (error instanceof GitError) return undefined;
      throw error;
    });
  }

  /** Blobs by names such as `HEAD:content/site.yaml`; missing ones are left out. */
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
      // Each blob is followed by a line break.
      place += Number(size) + 1;
    }
    return found;
  }
}
