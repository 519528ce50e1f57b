import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { test as baseTest } from 'vitest';
import { readContentMark } from '@site/model/check/content-mark.ts';
import { headline, type Plan, type Publication, type PublishRequest, type Run } from '../publication.ts';
import { Git } from './git.ts';
import { listPublications } from './history.ts';
import { readPlan } from './plan.ts';
import { startPublishing } from './publish.ts';
import { readRun } from './run-file.ts';
import type { ProgramResult } from './run-program.ts';

/** Nothing of this computer's own Git. */
const gitEnvironment = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
Object.assign(process.env, gitEnvironment);

const files = {
  'content/site.yaml': 'company: Test Films\norigin: https://www.example.com\nphone: "+13055550142"\n',
  'content/team/ana.yaml':
    'name: Ana Quiroga\ntitle: Director\nquote: Again.\nimg: ../media/portraits/ana.jpg\norder: 10\n',
  'content/team/ben.yaml': 'name: Ben Ortiz\ntitle: Editor\nquote: Cut.\norder: 20\n',
  'content/videos/neon-tide.yaml':
    'id: 1\ntitle: Neon Tide\nyear: 2023\ncredits:\n  - role: Director\n    person: ana\n',
  'code.ts': 'export {};\n',
  '.gitignore': '.cache/\ndist/\npackage.json\n',
};

const success: ProgramResult = { code: 0, output: '' };

/** A copy of a small site with its remote repository, and a server that shows what was put online. */
export class Site {
  readonly folder: string;
  readonly root: string;
  readonly remote: string;
  readonly git: Git;
  /** What check, build and deployment answer. */
  results: Partial<Record<'content:check' | 'build' | 'deploy', ProgramResult>> = {};
  /** What happens while the site is being built. */
  duringBuild: () => Promise<void> = () => Promise.resolve();

  constructor(folder: string, name: string) {
    this.folder = folder;
    this.root = path.join(folder, name);
    this.remote = path.join(folder, 'remote.git');
    this.git = new Git(this.root);
  }

  run(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  async write(file: string, text: string | Uint8Array): Promise<void> {
    await mkdir(path.dirname(path.join(this.root, file)), { recursive: true });
    await writeFile(path.join(this.root, file), text);
  }

  async read(file: string): Promise<string> {
    return readFile(path.join(this.root, file), 'utf8');
  }

  async edit(file: string, from: string, to: string): Promise<void> {
    const text = await this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    await this.write(file, text.replace(from, to));
  }

  has(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  async settings(publish: object | undefined): Promise<void> {
    await this.write('package.json', JSON.stringify({ name: 'site', publish }));
  }

  async plan(): Promise<Plan> {
    return readPlan(this.git);
  }

  /** The headings of what would be published. */
  async planned(): Promise<string[]> {
    return (await this.plan()).changes.map(headline);
  }

  async history(): Promise<Publication[]> {
    return listPublications(this.git);
  }

  /** What a file of the remote branch says; undefined where it is not there. */
  async online(file: string): Promise<string | undefined> {
    return new Git(this.remote).find(['show', `main:${file}`]);
  }

  /** Publishes. @returns how it ended. */
  async publish(request: PublishRequest = {}): Promise<Run> {
    const { ended } = await startPublishing(this.root, request, {
      runProgram: async (_, command) => this.answer(command),
      interval: 5,
    });
    await ended;
    const run = await readRun(this.root);
    if (!run?.outcome) throw new Error('The publication has no end.');
    return run;
  }

  private async answer(command: readonly string[]): Promise<ProgramResult> {
    const name = command.at(-1) as keyof Site['results'];
    if (name === 'build') {
      await this.write(
        'dist/build.json',
        JSON.stringify({ content: await readContentMark(path.join(this.root, 'content')) }),
      );
      await this.duringBuild();
    }
    const result = this.results[name] ?? success;
    if (name === 'deploy' && result.code === 0) {
      await cp(path.join(this.root, 'dist'), path.join(this.folder, 'served'), { recursive: true });
    }
    return result;
  }
}

/** A hook of the remote repository. */
export async function writeHook(site: Site, name: string, script: string): Promise<void> {
  const file = path.join(site.remote, 'hooks', name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}

export async function picture(color: string): Promise<Buffer> {
  return sharp({ create: { width: 16, height: 20, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

/** A site and its remote repository, from which those of the tests are copied. */
async function createTemplate(folder: string): Promise<void> {
  const site = new Site(folder, 'owner');
  await mkdir(site.remote);
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', site.remote]);
  for (const [file, text] of Object.entries(files)) await site.write(file, text);
  await site.write('content/media/portraits/ana.jpg', await picture('#a33'));
  site.run('init', '--quiet', '--initial-branch=main');
  site.run('config', 'user.name', 'Olga Owner');
  site.run('config', 'user.email', 'olga@example.com');
  site.run('remote', 'add', 'origin', '../remote.git');
  site.run('add', '--all');
  site.run('commit', '--quiet', '-m', 'Start');
  site.run('push', '--quiet', 'origin', 'main');
}

/** Another copy of the site, in which somebody else works. */
function cloneSite(site: Site): Site {
  const other = new Site(site.folder, 'colleague');
  execFileSync('git', ['clone', '--quiet', site.remote, other.root], { stdio: 'pipe' });
  other.run('config', 'user.name', 'Carl Colleague');
  other.run('config', 'user.email', 'carl@example.com');
  return other;
}

async function openFolder(onCleanup: (remove: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  onCleanup(async () => rm(folder, { recursive: true, maxRetries: 3 }));
  return folder;
}

/** Tests that get a site with its remote repository; `colleague` is a second copy of it. */
export const test = baseTest
  .extend('template', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await openFolder(onCleanup);
    await createTemplate(folder);
    return folder;
  })
  .extend('folder', async ({ template }, { onCleanup }) => {
    const folder = await openFolder(onCleanup);
    await cp(template, folder, { recursive: true });
    return folder;
  })
  .extend('site', async ({ folder }, { onCleanup }) => {
    const server = createServer((request, response) => {
      readFile(path.join(folder, 'served', path.basename(request.url ?? ''))).then(
        (data) => response.end(data),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onCleanup(() => {
      server.close();
      server.closeAllConnections();
    });
    const site = new Site(folder, 'owner');
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    await site.settings({ remote: 'origin', branch: 'main', deploy: ['deploy'], address, waitMinutes: 0.001 });
    return site;
  })
  .extend('colleague', ({ site }) => cloneSite(site));
