import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest, vi } from 'vitest';
import { copyWithLanguages } from '../../../tests/content/copy-content.ts';
import type { Values } from '../api.ts';
import { openDrafts, type Drafts } from './drafts.ts';
import { deleteEntry, readEntry, saveEntry } from './save.ts';

// Each save runs the content check, and Git.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const olga = { name: 'Olga Owner', email: 'olga@example.com', role: 'owner' } as const;
export const ben = { name: 'Ben Editor', email: 'ben@example.com', role: 'editor' } as const;

/** Nothing of this computer's own Git. */
const environment = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** Runs Git in a folder, as somebody at a terminal does. */
export function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Theo Terminal', '-c', 'user.email=theo@example.com'];
  const env = { ...process.env, ...environment };
  return execFileSync('git', [...who, ...args], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** The editor of a copy of the project's content, whose remote repository is a folder. */
export class Desk {
  readonly place: string;
  readonly root: string;
  readonly remote: string;
  drafts: Drafts;

  constructor(place: string, drafts: Drafts) {
    this.place = place;
    this.root = path.join(place, 'site');
    this.remote = path.join(place, 'remote.git');
    this.drafts = drafts;
  }

  /** What is saved in a file of the content. */
  async read(file: string): Promise<string> {
    return readFile(path.join(this.drafts.content, file), 'utf8');
  }

  values(file: string): Values {
    return readEntry(this.drafts.content, file).values;
  }

  /** Changes fields of an entry, as a form that was just opened does. */
  async change(file: string, fields: Values, person: typeof olga | typeof ben = olga, slug?: string): Promise<void> {
    const base = this.values(file);
    await saveEntry(this.drafts, { file, base, values: { ...base, ...fields }, slug }, person);
  }

  async delete(file: string): Promise<void> {
    await deleteEntry(this.drafts, file, olga);
  }

  /** Another copy of the repository, in which somebody works at a terminal. */
  clone(name = 'other'): string {
    git(this.place, 'clone', '--quiet', this.remote, name);
    return path.join(this.place, name);
  }

  /** Somebody else publishes a change of a file. */
  async publishElsewhere(file: string, change: (source: string) => string, folder = this.clone()): Promise<void> {
    const place = path.join(folder, 'content', file);
    await writeFile(place, change(await readFile(place, 'utf8')));
    git(folder, 'commit', '--quiet', '--all', '--message=Change by hand');
    git(folder, 'push', '--quiet', 'origin', 'main');
  }
}

/** Makes a repository with the fixture's content, and opens its drafts. */
async function openDesk(place: string): Promise<Desk> {
  const root = path.join(place, 'site');
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  git(place, 'init', '--quiet', '--initial-branch=main', 'site');
  await copyWithLanguages(path.join(root, 'content'));
  await writeFile(path.join(root, 'package.json'), '{ "publish": { "remote": "origin", "branch": "main" } }');
  await writeFile(path.join(root, '.gitignore'), '.cache\n');
  git(root, 'remote', 'add', 'origin', path.join(place, 'remote.git'));
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message=Start');
  git(root, 'push', '--quiet', 'origin', 'main');
  return new Desk(place, await openDrafts(root));
}

export const test = baseTest.extend('desk', async ({}, { onCleanup }) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const place = await mkdtemp(path.join(tmpdir(), 'desk-'));
  onCleanup(async () => rm(place, { recursive: true, force: true, maxRetries: 3 }));
  return openDesk(place);
});
