/**
 * `node packages/delivery/build/build.ts`: builds the site into a temporary folder while the content is checked, and makes
 * it dist if both succeed. A build that fails or is stopped leaves dist as it was. `--compress`, which `npm run build`
 * sets, adds a Brotli and a gzip file to every text file, for servers that send precompressed files.
 */
import { execFile } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { siteDay, siteDayVariable } from '@site/model/drafts/site-day.ts';
import { runCommand } from '@site/system/run-command.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { compressFolder } from '../server/compress.ts';

const root = path.join(import.meta.dirname, '../../..');
const temporary = path.join(root, '.cache/site');
const dist = path.join(root, 'dist');
const previous = path.join(root, '.cache/site-before');

/** A DEV in the shell would become the pages' `import.meta.env.DEV` and publish drafts. */
const noDevelopment = { DEV: '' };

/**
 * Makes the bundler return freed memory to the system at once: with ten thousand videos it would keep 0.5 GB until the
 * end. https://microsoft.github.io/mimalloc/environment.html
 */
const env = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_ABANDONED_PAGE_PURGE: '1' };

/** The problems that `npm run content:check` prints; empty if there are none. A separate process frees its memory when it ends. */
async function findProblems(signal: AbortSignal, day: string): Promise<string> {
  const check = path.join(root, 'packages/model/check/check.ts');
  return new Promise((resolve) => {
    const options = { signal, maxBuffer: Infinity, env: { ...process.env, [siteDayVariable]: day } };
    execFile(process.execPath, [check], options, (error, _, message) => {
      resolve(error ? message || error.message : '');
    });
  });
}

/** Replaces dist. Removing a large folder takes seconds, so the previous one is removed during the next build. */
async function swap(): Promise<void> {
  await mkdir(dist, { recursive: true });
  await rename(dist, previous);
  await rename(temporary, dist);
}

await runMain(async () => {
  const { values } = parseArgs({ options: { compress: { type: 'boolean', default: false } } });
  const stop = listenForStop();
  // Check and build use the same day, also around midnight.
  const day = siteDay(process.env);
  const wrong = new AbortController();
  const built = runCommand('astro', ['build', '--outDir', temporary], {
    root,
    env: { ...env, ...noDevelopment, [siteDayVariable]: day },
    signal: AbortSignal.any([stop.signal, wrong.signal]),
  });
  const removed = rm(previous, { recursive: true, force: true });
  const problems = await findProblems(stop.signal, day);
  if (problems !== '') wrong.abort();
  const code = await built;
  if (!stop.signal.aborted && problems !== '') console.error(problems.trimEnd());
  if (problems !== '' || code !== 0) return stop.exitCode() || code || 1;
  if (values.compress) await compressFolder(temporary, path.join(root, '.cache/packed'), stop.signal);
  if (stop.signal.aborted) return stop.exitCode();
  await removed;
  await swap();
  return 0;
});
