import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSite } from '@site/model/check/read-site.ts';
import { listPassed, siteMoment, siteMomentVariable } from '@site/model/drafts/site-moment.ts';
import { contentVariable, siteFolders } from '@site/model/site-folders.ts';
import { leanMemory } from './lean-memory.ts';
import { expectBuildable } from './expect-buildable.ts';
import { astroProgram, runCommand } from './run-command.ts';
import { fingerprintSources } from './fingerprint.ts';

/** A DEV in the shell would become the pages' `import.meta.env.DEV` and publish drafts. */
const noDevelopment = { DEV: '' };

/** The problems that `npm run content:check` prints; empty if there are none. A separate process frees its memory when it ends. */
async function findProblems(
  root: string,
  content: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string> {
  const check = path.join(root, 'packages/model/check/check.ts');
  const named = content === 'content' ? [] : [content];
  return new Promise((resolve) => {
    const options = { cwd: root, signal, maxBuffer: Infinity, env: { ...process.env, ...env } };
    execFile(process.execPath, [check, '--quiet', ...named], options, (error, _, message) =>
      resolve(error ? message || error.message : ''),
    );
  });
}

export interface Build {
  readonly root: string;
  /** The content folder, from `root`. */
  readonly content: string;
  readonly signal: AbortSignal;
}

/**
 * Builds a site, without its pictures and compressed files, unless nothing has changed since its last build. The site is built into a temporary
 * folder while its content is checked, and takes the place of `dist` if both succeed: a build that fails or is stopped
 * leaves `dist` as it was.
 * @returns the exit code.
 * @throws Error if this folder can't be built in.
 */
export async function buildSite({ root, content, signal }: Build): Promise<number> {
  const folders = siteFolders(content);
  const [dist, cache] = [path.join(root, folders.dist), path.join(root, folders.cache)];
  const [temporary, previous] = [path.join(cache, 'site'), path.join(cache, 'site-before')];
  const fingerprintFile = path.join(cache, 'built-from');
  // Check and build use the same moment, also around midnight.
  const site = await readSite(pathToFileURL(path.join(root, folders.content, '/'))).catch(() => undefined);
  const moment = siteMoment(site?.zone);
  const passed = listPassed(path.join(root, folders.content), moment).join(' ');
  const fingerprint = `${passed} ${fingerprintSources(root, folders.content, moment.slice(0, 10))}`;
  const builtFrom = await readFile(fingerprintFile, 'utf8').catch(() => '');
  if (builtFrom === fingerprint && existsSync(path.join(dist, 'index.html'))) return 0;
  await expectBuildable(root);

  const momentEnv = { [siteMomentVariable]: moment };
  const checkFailed = new AbortController();
  const built = runCommand(process.execPath, [astroProgram, 'build', '--outDir', temporary], {
    root,
    env: { ...leanMemory, ...noDevelopment, ...momentEnv, [contentVariable]: folders.content },
    signal: AbortSignal.any([signal, checkFailed.signal]),
  });
  const removed = rm(previous, { recursive: true, force: true });
  const problems = await findProblems(root, folders.content, momentEnv, signal);
  if (problems !== '') checkFailed.abort();
  const code = await built;
  if (problems !== '' && !signal.aborted) console.error(problems.trimEnd());
  if (problems !== '' || code !== 0) return code || 1;
  await removed;
  await rm(fingerprintFile, { force: true });
  // Removing a large folder takes seconds, so the previous site is removed during the next build.
  await mkdir(dist, { recursive: true });
  await rename(dist, previous);
  await rename(temporary, dist);
  await writeFile(fingerprintFile, fingerprint);
  return 0;
}
