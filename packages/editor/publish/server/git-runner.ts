/**
 * Starts Git for the editor. Starting a program copies the page tables of the process that starts it; with a large
 * content in memory that takes longer than most Git commands.
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
