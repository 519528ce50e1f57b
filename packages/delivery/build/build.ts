/**
 * `npm run build`: builds the site aside while the content is checked, and makes it dist where both went well. A build that
 * fails or is stopped leaves dist as it was.
 */
import { execFile } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { siteDay, siteDayVariable } from '@site/model/drafts/site-day.ts';
import { runCommand } from '@site/system/run-command.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';

const root = path.join(import.meta.dirname, '../../..');
const aside = path.join(root, '.cache/site');
const dist = path.join(root, 'dist');
const before = path.join(root, '.cache/site-before');

/**
 * A DEV of the shell would be the pages' `import.meta.env.DEV`, and publish what is shown while developing alone, drafts
 * among it.
 */
const noDevelopment = { DEV: '' };

/**
 * The bundler's memory goes back to the machine as soon as it is free, and comes when it is needed: at ten thousand videos it
 * would keep 0.5 GB until the end. https://microsoft.github.io/mimalloc/environment.html
 */
const env = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_ABANDONED_PAGE_PURGE: '1' };

/**
 * What is wrong in the content, in the words of `npm run content:check`; empty where nothing is. The check's memory goes with
 * its process, before the build needs most.
 */
async function findProblems(signal: AbortSignal, day: string): Promise<string> {
  const check = path.join(root, 'packages/model/check/check.ts');
  return new Promise((resolve) => {
    const options = { signal, maxBuffer: Infinity, env: { ...process.env, [siteDayVariable]: day } };
    execFile(process.execPath, [check], options, (error, _, words) => {
      resolve(error ? words || error.message : '');
    });
  });
}

/** A large site takes seconds to remove: the one before the last is removed while the next is built. */
async function swap(): Promise<void> {
  await mkdir(dist, { recursive: true });
  await rename(dist, before);
  await rename(aside, dist);
}

async function main(): Promise<number> {
  const stop = listenForStop();
  // Check and build go by one day, also around midnight.
  const day = siteDay(process.env);
  const wrong = new AbortController();
  const built = runCommand('astro', ['build', '--outDir', aside], {
    root,
    env: { ...env, ...noDevelopment, [siteDayVariable]: day },
    signal: AbortSignal.any([stop.signal, wrong.signal]),
  });
  const removed = rm(before, { recursive: true, force: true });
  const problems = await findProblems(stop.signal, day);
  if (problems !== '') wrong.abort();
  const code = await built;
  if (stop.signal.aborted) return stop.exitCode();
  if (problems !== '') console.error(problems.trimEnd());
  else if (code === 0) await removed.then(swap);
  return problems === '' ? code : 1;
}

await runMain(main);
