import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest } from 'vitest';
import type { Person } from '../../people/person.ts';
import { saveChanges } from '../../content/save.ts';
import { readView } from '../../content/view.ts';
import type { Choices, EntryChange, Publication } from '../publication.ts';
import { describeChanges, inCommit, onDisk } from './describe-changes.ts';
import { listPublications } from './history.ts';
import { inTurn, publish } from './publish.ts';
import { findPublished, listChanged } from './repository.ts';

// Nothing of this computer's own Git.
Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });

/** A content that the content check accepts. */
const fixture = path.join(import.meta.dirname, '../../../../tests/fixture');

/** One person's copy of a site, beside the remote repository that all share. */
export class Site {
  readonly root: string;
  readonly remote: string;
  readonly person: Person;

  constructor(folder: string, name: string) {
    this.root = path.join(folder, name);
    this.remote = path.join(folder, 'remote.git');
    this.person = { name, email: `${name.toLowerCase()}@example.com`, role: 'owner' };
  }

  run(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  async write(file: string, text: string | Uint8Array): Promise<void> {
    await writeFile(path.join(this.root, file), text);
  }

  async read(file: string): Promise<string> {
    return readFile(path.join(this.root, file), 'utf8');
  }

  /** Saves other values of lines such as `quote: …`. */
  async edit(file: string, values: Readonly<Record<string, string>>): Promise<void> {
    const lines = (await this.read(file)).split('\n');
    await this.write(
      file,
      lines
        .map((line) =>
          line.replace(/^(\w+): .*/, (old, name: string) =>
            values[name] === undefined ? old : `${name}: ${values[name]}`,
          ),
        )
        .join('\n'),
    );
  }

  get content(): string {
    return path.join(this.root, 'content');
  }

  /** What Ana's form is filled with. */
  async form(): Promise<Readonly<Record<string, unknown>>> {
    return JSON.parse((await readView(this.content).get('team/ana-quiroga.json')?.read()) ?? '{}') as Record<
      string,
      unknown
    >;
  }

  /** Saves Ana's form in somebody's name, with other values than it has now. */
  async save(values: Readonly<Record<string, unknown>>, name = 'olga', choices: Choices = {}): Promise<void> {
    const additions = [{ path: 'team/ana-quiroga.json', data: { ...(await this.form()), ...values } }];
    await saveChanges(this.content, { additions, deletions: [], choices }, { name, email: `${name}@example.com` });
  }

  /** What a file of the remote branch says. */
  online(file: string): string {
    return this.run('--git-dir', this.remote, 'show', `main:${file}`);
  }

  async publish(choices = {}, files?: readonly string[]): Promise<boolean> {
    return publish(this.root, { person: this.person, choices, files });
  }

  async changes(): Promise<EntryChange[]> {
    return inTurn(this.root, async (repository) => {
      const base = await findPublished(repository);
      return describeChanges(
        await listChanged(repository.git, base),
        inCommit(repository.git, base),
        onDisk(repository.git.root),
      );
    });
  }

  async history(): Promise<Publication[]> {
    return inTurn(this.root, listPublications);
  }

  /** Replaces a hook of the remote repository. */
  async hook(name: string, script: string): Promise<void> {
    const file = path.join(this.remote, 'hooks', name);
    await writeFile(file, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
  }
}

async function openFolder(onCleanup: (remove: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  onCleanup(async () => rm(folder, { recursive: true, maxRetries: 3 }));
  return folder;
}

function clone(folder: string, name: string): Site {
  const site = new Site(folder, name);
  execFileSync('git', ['clone', '--quiet', '--local', site.remote, site.root], { stdio: 'pipe' });
  return site;
}

/** Tests with two people's copies of one site; each file makes its remote repository once, and copies it. */
export const test = baseTest
  .extend('template', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await openFolder(onCleanup);
    const site = new Site(folder, 'first');
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', site.remote]);
    await cp(fixture, path.join(site.root, 'content'), { recursive: true });
    await site.write('package.json', '{ "publish": { "remote": "origin", "branch": "main" } }\n');
    await site.write('code.ts', 'export {};\n');
    await site.write('.gitignore', '.cache/\n');
    site.run('init', '--quiet', '--initial-branch=main');
    site.run('add', '--all');
    site.run('-c', 'user.name=First', '-c', 'user.email=first@example.com', 'commit', '--quiet', '-m', 'Start');
    site.run('push', '--quiet', '../remote.git', 'main');
    return site.remote;
  })
  .extend('folder', async ({ template }, { onCleanup }) => {
    const folder = await openFolder(onCleanup);
    await cp(template, path.join(folder, 'remote.git'), { recursive: true });
    return folder;
  })
  .extend('site', ({ folder }) => clone(folder, 'Olga'))
  .extend('colleague', ({ folder }) => clone(folder, 'Carl'));
