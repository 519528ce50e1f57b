/** Several people at one editor, behind the machine's own Caddy with deploy/studio/Caddyfile. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Browser, type Page } from '@playwright/test';
import { findCaddy } from '@site/delivery/programs/find-program.ts';
import { readScript } from './read-script.ts';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { caddyfile, password, passwordHash } from '../people/caddy.fixture.ts';
import { root, waitForEditor, withEditedCopy } from './edited-copy.fixture.ts';

const port = Number(process.env.E2E_PORT ?? 4399) + 3;
export const origin = `http://localhost:${port}`;
export const preview = `http://localhost:${port + 1}`;

export const people = `address: ${origin}
preview: ${preview}
people:
  - { email: ana@example.com, name: Ana Owner, role: owner, user: ana }
  - { email: ben@example.com, name: Ben Editor, role: editor, user: ben }
  - { email: gus@example.com, name: Gus Guest, role: guest, user: gus }
`;

interface Studio {
  /** The copy of the project. */
  readonly folder: string;
  readonly git: (...args: string[]) => string;
  /** A page of somebody who has signed in. */
  readonly enter: (browser: Browser, user: string, headers?: Record<string, string>) => Promise<Page>;
}

/** Runs the server and Caddy on a copy of the project whose remote repository is a folder. */
async function runStudio(folder: string, place: string, use: (studio: Studio) => Promise<void>): Promise<void> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const remote = path.join(place, 'remote.git');
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', remote);
  // The project's code is in no commit: it takes long, and nothing that is tested reads it there.
  await writeFile(path.join(folder, '.git/info/exclude'), '/*\n!/content\n!/package.json\n!/studio.yaml\n');
  await writeFile(path.join(folder, 'studio.yaml'), people);
  git('add', '--all');
  git('-c', 'user.name=First', '-c', 'user.email=first@example.com', 'commit', '--quiet', '--message=Start');
  git('push', '--quiet', 'origin', 'main');
  const names = ['ana', 'ben', 'gus', 'eve'];
  await writeFile(path.join(place, 'users.caddy'), names.map((name) => `${name} ${passwordHash}\n`).join(''));
  const [command = '', ...args] = await readScript(root, 'studio');
  const socket = path.join(place, 'studio.sock');
  const stop = new AbortController();
  const options = { signal: stop.signal, showOutput: false };
  const env = {
    STUDIO_LISTEN: socket,
    STUDIO_SERVER: `unix/${socket}`,
    STUDIO_ADDRESS: origin,
    STUDIO_PREVIEW: preview,
    STUDIO_USERS: path.join(place, 'users.caddy'),
    XDG_DATA_HOME: place,
    XDG_CONFIG_HOME: place,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  const caddyArgs = ['run', '--adapter', 'caddyfile', '--config', caddyfile];
  const running = {
    'The editor': runCommand(command, args, { ...options, root: folder, env }),
    Caddy: runCommand(findCaddy(), caddyArgs, { ...options, root, env }),
  };
  const authorization = (user: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  try {
    const headers = { authorization: authorization('ana') };
    await waitForEditor({ folder, address: `${origin}/keystatic`, headers, running });
    await use({
      folder,
      git,
      enter: async (browser, username, headers = {}) => {
        const context = await browser.newContext({
          httpCredentials: { username, password },
          extraHTTPHeaders: headers,
        });
        return context.newPage();
      },
    });
  } finally {
    stop.abort();
    await Promise.all(Object.values(running));
  }
}

/** Tests with a studio of their own. */
const openStudio = () =>
  base.extend<object, { readonly studio: Studio }>({
    studio: [
      async ({}, use) => {
        const place = await mkdtemp(path.join(tmpdir(), 'studio-'));
        await withEditedCopy(async (folder) => runStudio(folder, place, use));
        await rm(place, { recursive: true, force: true, maxRetries: 3 });
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  });

export const test = openStudio();

/** For what leaves a history behind that others would see. */
export const testAlone = openStudio();
