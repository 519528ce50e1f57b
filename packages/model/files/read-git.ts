import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How much of Git's output is read, in bytes. */
const maxBuffer = 256 * 1024 ** 2;

/** What a person's own configuration must not decide: how output looks, and whose folders Git reads. */
const settings = [
  'color.ui=false',
  'log.showRoot=true',
  'log.showSignature=false',
  // Git refuses the folder of another user, since a command could start programs that this user has named in it; whoever
  // runs a program of the folder trusts it already.
  'safe.directory=*',
].flatMap((setting) => ['-c', setting]);

/**
 * What a Git command that only reads says, the same under every person's configuration.
 * @throws Error without Git, or outside a repository.
 */
export async function readGit(folder: string, ...args: readonly string[]): Promise<string> {
  return (await run('git', [...settings, ...args], { cwd: folder, maxBuffer })).stdout;
}
