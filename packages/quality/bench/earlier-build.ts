import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { linkFolder } from '@site/model/files/link-folder.ts';
import { runCommand } from '@site/delivery/build/run-command.ts';

const place = '.cache/bench/earlier';

/** Caches keyed by their inputs. */
const sharedCaches = ['astro/assets', 'social-cards'];

/**
 * Builds a commit with today's dependencies.
 * @returns its built site, until it is disposed of.
 * @throws Error if there is no such commit, or its build fails.
 */
export async function buildCommit(root: string, commit: string, signal: AbortSignal) {
  const folder = path.join(root, place);
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  remove();
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  const link = (from: string, to: string) => symlinkSync(path.join(root, from), path.join(folder, to), 'junction');
  mkdirSync(path.join(folder, 'node_modules/@site'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@site') link(`node_modules/${name}`, `node_modules/${name}`);
  for (const name of readdirSync(path.join(folder, 'packages')))
    link(path.join(place, 'packages', name), `node_modules/@site/${name}`);
  for (const cache of sharedCaches)
    await linkFolder(path.join(root, '.cache', cache), path.join(folder, '.cache', cache));
  const code = await runCommand('npm', ['run', '--silent', 'build'], { root: folder, signal });
  if (code !== 0) throw new Error(signal.aborted ? 'Stopped.' : `${commit} could not be built.`);
  return { dist: path.join(folder, 'dist'), name: git('rev-parse', '--short', commit), [Symbol.dispose]: remove };
}
