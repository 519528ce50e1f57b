import { execFile } from 'node:child_process';

/** A Git command that failed. */
export class GitError extends Error {
  /** What Git wrote, in English. */
  readonly output: string;

  constructor(command: string, output: string) {
    super(`git ${command}: ${output}`);
    this.output = output;
  }
}

interface GitOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** What the command reads from its standard input. */
  readonly input?: string;
  /** How long it may take, in milliseconds. */
  readonly timeout?: number;
}

/** The longest answer: a film of the content folder. */
const maxBuffer = 256 * 1024 * 1024;

/** Messages are matched, so they are English; nobody is there to type a password. */
const environment = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };

/** Runs Git in a project's folder. */
export class Git {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** @throws GitError */
  async bytes(args: readonly string[], { env, input, timeout = 0 }: GitOptions = {}): Promise<Buffer> {
    const options = {
      cwd: this.root,
      env: { ...environment, ...process.env, LC_ALL: 'C', ...env },
      encoding: 'buffer' as const,
      maxBuffer,
      timeout,
    };
    return new Promise((resolve, reject) => {
      const child = execFile('git', args, options, (error, stdout, stderr) => {
        if (!error) {
          resolve(stdout);
          return;
        }
        const words = error.killed ? 'it did not answer in time' : stderr.toString() || error.message;
        reject(new GitError(args[0] ?? '', words));
      });
      child.stdin?.on('error', () => {
        // It ended without reading; its exit code says why.
      });
      child.stdin?.end(input);
    });
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
  async find(args: readonly string[], options?: GitOptions): Promise<string | undefined> {
    return this.text(args, options).catch((error: unknown) => {
      if (error instanceof GitError) return undefined;
      throw error;
    });
  }
}
