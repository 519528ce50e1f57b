import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, type Browser, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { createProxyServer } from 'httpxy';
import { startFakeHosts } from '@site/content-tools/hosts/fake-hosts.fixture.ts';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { git, gitEnvironment, makeRepository } from './repository.fixture.ts';

export { expect };

const program = path.join(import.meta.dirname, '../../..');
const port = Number(process.env.E2E_PORT ?? 4399) + 1;

export interface Site {
  readonly folder: string;
  readonly git: (...args: string[]) => string;
  /** Reads a file of the drafts. */
  readonly read: (file: string) => Promise<string>;
}

interface Run {
  readonly args: readonly string[];
  readonly address: string;
  readonly prepare?: (site: Site) => Promise<void>;
}

async function withEditor({ args, address, prepare }: Run, use: (site: Site) => Promise<void>): Promise<void> {
  await mkdir(path.join(program, '.cache/tests'), { recursive: true });
  const place = await mkdtemp(path.join(program, '.cache/tests/editor-'));
  const folder = await makeRepository(place);
  const read = async (file: string) => readFile(path.join(folder, '.cache/editor/drafts/content', file), 'utf8');
  const site: Site = { folder, git: (...args) => git(folder, ...args), read };
  await prepare?.(site);
  const fake = await startFakeHosts();
  const stop = new AbortController();
  const run = ['packages/editor/server/run.ts', '--no-open', '--site', path.relative(program, folder), ...args];
  const env = { ...gitEnvironment, VIDEO_HOSTS: fake.origin };
  const showOutput = process.env.DEBUG !== undefined;
  const running = runCommand('node', run, { root: program, env, signal: stop.signal, showOutput });
  // A stale editor may still answer at this port.
  const isOpen = async () =>
    existsSync(path.join(folder, '.cache/editor/listens-at')) &&
    fetch(address).then(
      () => true,
      () => false,
    );
  try {
    for (let left = 600; left > 0 && !(await isOpen()); left -= 1) await wait(100);
    await use(site);
  } finally {
    stop.abort();
    await Promise.all([running, fake.close()]);
    await rm(place, { recursive: true, force: true, maxRetries: 3 });
  }
}

export class Desk {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  async open(place: string): Promise<void> {
    await this.page.goto(`${this.origin}/editor/${place}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}(?: optional)?$`) }).first();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  }

  /** On a small screen, only one of both is visible. */
  async show(view: 'Form' | 'Page'): Promise<void> {
    const tap = this.page.getByRole('navigation', { name: 'Form or page' }).getByRole('button', { name: view });
    if (await tap.isVisible()) await tap.click();
  }

  async look(): Promise<FrameLocator> {
    await this.show('Page');
    return this.page.frameLocator('iframe');
  }
}

/** Fails for uncaught errors and CSP violations. */
export const test = base.extend<{ readonly desk: Desk }, { readonly site: Site }>({
  site: [
    async ({}, use) => {
      const address = `http://127.0.0.1:${port}/editor/api/state`;
      await withEditor({ args: ['--port', String(port)], address }, use);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  desk: async ({ page, site }, use) => {
    expect(site.folder).toBeTruthy();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text());
    });
    await use(new Desk(page, `http://127.0.0.1:${port}`));
    expect(faults).toEqual([]);
  },
});

const studioPort = port + 1;
export const studioOrigin = `http://localhost:${studioPort}`;

const studioYaml = (socket: string) => `address: ${studioOrigin}
listen: ${socket}
people:
  - { email: olga@example.com, name: Olga Owner, role: owner }
  - { email: ben@example.com, name: Ben Editor, role: editor }
  - { email: gus@example.com, name: Gus Guest, role: guest }
`;

/** A proxy whose signed-in user is the value of a cookie. */
function startProxy(socketPath: string): Server {
  const proxy = createProxyServer({ target: { socketPath } });
  const server = createServer((request, response) => {
    const who = /who=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    delete request.headers['remote-email'];
    if (who !== undefined) request.headers['remote-email'] = `${who}@example.com`;
    proxy.web(request, response).catch(() => response.destroy());
  });
  return server.listen(studioPort);
}

export interface Studio extends Site {
  readonly enter: (browser: Browser, who: string) => Promise<Desk>;
}

export const studioTest = base.extend<object, { readonly studio: Studio }>({
  studio: [
    async ({}, use) => {
      // A socket path is limited to about 100 characters.
      const place = await mkdtemp(path.join(tmpdir(), 'studio-'));
      const socket = path.join(place, 'studio.sock');
      const proxy = startProxy(socket);
      const enter = async (browser: Browser, who: string) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        await context.addCookies([{ name: 'who', value: who, url: studioOrigin }]);
        return new Desk(await context.newPage(), studioOrigin);
      };
      const prepare = async ({ folder }: Site) => writeFile(path.join(folder, 'studio.yaml'), studioYaml(socket));
      const run = { args: ['--studio'], address: `${studioOrigin}/editor/api/state`, prepare };
      await withEditor(run, async (site) => use({ ...site, enter }));
      proxy.close();
      proxy.closeAllConnections();
      await rm(place, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
