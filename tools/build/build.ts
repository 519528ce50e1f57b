/**
 * `npm run build`: builds the site aside while the content is checked, and makes it dist where both went well. A build that
 * fails or is stopped leaves dist as it was.
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../content/check-content.ts';
import { describeProblems } from '../content/problem.ts';
import { runCommand } from '../process/run-command.ts';
import { runMain } from '../process/run-main.ts';
import { listenForStop } from '../process/stop-signal.ts';

const root = path.join(import.meta.dirname, '../..');
const aside = path.join(root, '.cache/site');
const dist = path.join(root, 'dist');
const before = path.join(root, '.cache/site-before');

/** A large site takes seconds to remove: the one before the last is removed while the next is built. */
async function swap(): Promise<void> {
  await mkdir(dist, { recursive: true });
  await rename(dist, before);
  await rename(aside, dist);
}

async function main(): Promise<number> {
  const stop = listenForStop();
  const wrong = new AbortController();
  const signal = AbortSignal.any([stop.signal, wrong.signal]);
  const built = runCommand('astro', ['build', '--outDir', aside], { root, signal });
  const removed = rm(before, { recursive: true, force: true });
  const problems = await checkContent(path.join(root, 'content')).catch((error: unknown) => {
    wrong.abort();
    throw error;
  });
  if (problems.length > 0) wrong.abort();
  const code = await built;
  if (stop.signal.aborted) return stop.exitCode();
  if (problems.length > 0) console.error(describeProblems(problems));
  else if (code === 0) await removed.then(swap);
  return problems.length > 0 ? 1 : code;
}

await runMain(main);
