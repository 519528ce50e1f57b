import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFolder } from '@site/model/files/link-folder.ts';

/** Ignores this machine's Git configuration. */
export const gitEnvironment = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

export function git(folder: string, ...args: string[]): string {
  const settings = ['user.name=Theo Terminal', 'user.email=theo@example.com', 'commit.gpgSign=false', 'color.ui=false'];
  const env = { ...process.env, ...gitEnvironment };
  const all = [...settings.flatMap((setting) => ['-c', setting]), ...args];
  return execFileSync('git', all, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Creates `site` with the fixture's content and `remote.git`. @param prepare runs before the first commit. */
export async function makeRepository(place: string, prepare?: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(place, 'site');
  await mkdir(folder);
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  git(folder, 'init', '--quiet', '--initial-branch=main');
  await linkFolder(path.join(import.meta.dirname, '../../../tests/fixture'), path.join(folder, 'content'));
  await writeFile(path.join(folder, 'package.json'), '{ "publish": { "remote": "origin", "branch": "main" } }');
  await writeFile(path.join(folder, '.gitignore'), '.cache\nstudio.yaml\n');
  git(folder, 'remote', 'add', 'origin', path.join(place, 'remote.git'));
  git(folder, 'config', 'user.name', 'Olga Owner');
  git(folder, 'config', 'user.email', 'olga@example.com');
  await prepare?.(folder);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=Start');
  git(folder, 'push', '--quiet', 'origin', 'main');
  return folder;
}
