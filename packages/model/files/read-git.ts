import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How much of Git's output is read, in bytes. */
const maxBuffer = 256 * 1024 ** 2;

/**
 * For commands that only read. Git refuses the folder of another user, since a command could start programs that this
 * user has named in it; whoever runs a program of the folder trusts it already.
 */
export const trustFolder = ['-c', 'safe.directory=*'];

/**
 * What a Git command that only reads says.
 * @throws Error without Git, or outside a repository.
 */
export async function readGit(folder: string, ...args: readonly string[]): Promise<string> {
  return (await run('git', [...trustFolder, ...args], { cwd: folder, maxBuffer })).stdout;
}
