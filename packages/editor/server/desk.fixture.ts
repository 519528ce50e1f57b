import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest, vi } from 'vitest';
import { git, gitEnvironment, makeRepository } from '../tests/repository.fixture.ts';
import type { Values } from '../api.ts';
import { openDrafts, type Drafts } from './drafts.ts';
import { deleteEntry, readEntry, saveEntry } from './save.ts';

// Each save runs the content check, and Git.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const olga = { name: 'Olga Owner', email: 'olga@example.com', role: 'owner' } as const;
export const ben = { name: 'Ben Editor', email: 'ben@example.com', role: 'editor' } as const;

/** An editor on a temporary repository whose remote is a folder. */
class Desk {
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

  async read(file: string): Promise<string> {
    return readFile(path.join(this.drafts.content, file), 'utf8');
  }

  values(file: string): Values {
    return readEntry(this.drafts.content, file).values;
  }

  async change(file: string, fields: Values, person: typeof olga | typeof ben = olga, slug?: string): Promise<void> {
    const base = this.values(file);
    await saveEntry(this.drafts, { file, base, values: { ...base, ...fields }, slug }, person);
  }

  async delete(file: string): Promise<void> {
    await deleteEntry(this.drafts, file, olga);
  }

  /** Somebody's own Git settings. */
  configure(settings: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(settings)) git(this.root, 'config', name, value);
  }

  /** Somebody publishes from another clone. */
  async publishElsewhere(file: string, change: (source: string) => string): Promise<void> {
    git(this.place, 'clone', '--quiet', this.remote, 'other');
    const folder = path.join(this.place, 'other');
    const place = path.join(folder, 'content', file);
    await writeFile(place, change(await readFile(place, 'utf8')));
    git(folder, 'commit', '--quiet', '--all', '--message=Change by hand');
    git(folder, 'push', '--quiet', 'origin', 'main');
  }
}

export const test = baseTest.extend('desk', async ({}, { onCleanup }) => {
  for (const [name, value] of Object.entries(gitEnvironment)) vi.stubEnv(name, value);
  const place = await mkdtemp(path.join(tmpdir(), 'desk-'));
  onCleanup(async () => rm(place, { recursive: true, force: true, maxRetries: 3 }));
  return new Desk(place, await openDrafts(await makeRepository(place)));
});
