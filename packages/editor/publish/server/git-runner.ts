/**
 * Starts Git for the editor. To start a program, a system copies the tables of all the memory of the one that asks, which
 * takes longer than most of what Git is asked, where a large content is in that memory.
 */
import { execFile } from 'node:child_process';
import type { GitAnswer, GitRequest } from './run-git.ts';

/** The longest answer, in bytes: all texts of a large site. */
const maxBuffer = 512 * 1024 * 1024;

process.on('message', ({ id, args, cwd, env, input, timeout }: GitRequest) => {
  const options = { cwd, env, timeout, maxBuffer, encoding: 'buffer' as const };
  const child = execFile('git', args, options, (error, stdout, stderr) => {
    const words = error?.killed ? 'it did not answer in time' : stderr.toString() || error?.message;
    process.send?.({ id, output: stdout, ...(error && { failure: words }) } satisfies GitAnswer);
  });
  child.stdin?.on('error', () => {
    // It ended without reading; its exit code says why.
  });
  child.stdin?.end(input);
});

// Ctrl-C reaches every program of a terminal; the editor may still have something to write.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
