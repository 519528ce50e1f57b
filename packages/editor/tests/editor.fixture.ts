import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { withProjectCopy } from '@site/system/copy-project.ts';
import { runCommand } from '@site/system/run-command.ts';
import { startFakeHosts } from '@site/content-tools/hosts/fake-hosts.fixture.ts';

export { expect };

const root = path.join(import.meta.dirname, '../../..');
/** How long the editor may take to answer, in milliseconds: at its first start it bundles its packages. */
const start = { timeout: 150_000, step: 500 } as const;

/** A copy of the project that is being edited; video hosts are local servers. */
class EditedProject {
  readonly folder: string;
  readonly origin: string;

  constructor(folder: string, origin: string) {
    this.folder = folder;
    this.origin = origin;
  }

  /** A file of the content folder. */
  async read(file: string): Promise<string> {
    return readFile(path.join(this.folder, 'content', file), 'utf8');
  }
}

/** A port that is free. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await promisify(server.close.bind(server))();
  return port;
}

async function waitFor(address: string): Promise<void> {
  const deadline = performance.now() + start.timeout;
  while (performance.now() < deadline) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await setTimeout(start.step);
  }
  throw new Error(`The editor did not answer at ${address}`);
}

/** Presses the button that saves, and waits for the answer's status. */
export async function save(page: Page, button = 'Save'): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await answer).status();
}

/** The input of a field, by its label; Keystatic's own pages have other elements with the same name. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: new RegExp(`^${label}(?: ?\\(required\\))?$`) });
}

interface WorkerFixtures {
  readonly project: EditedProject;
}

interface TestFixtures {
  /** Opens a page of the editor, such as `singleton/site`. */
  readonly open: (place: string) => Promise<void>;
}

/** A test fails for requests to any other host, and for uncaught errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  project: [
    async ({}, use) => {
      await withProjectCopy(root, async (folder) => {
        const port = String(await findPort());
        const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
          scripts: { edit: string };
        };
        const [command = '', ...args] = scripts.edit
          .replace('4322', port)
          .replace(/ --open \S+/, '')
          .split(' ');
        const stop = new AbortController();
        const fake = await startFakeHosts();
        const env = { VIDEO_HOSTS: fake.origin };
        const running = runCommand(command, args, { root: folder, env, signal: stop.signal, showOutput: false });
        const origin = `http://127.0.0.1:${port}`;
        try {
          await waitFor(`${origin}/keystatic`);
          await use(new EditedProject(folder, origin));
        } finally {
          stop.abort();
          await Promise.all([running, fake.close()]);
        }
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  open: async ({ page, project }, use) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith(project.origin)) faults.push(`asked ${request.url()}`);
    });
    await use(async (place) => {
      await page.goto(`${project.origin}/keystatic/${place}`);
      await expect(page.getByRole('button', { name: /^(?:Save|Create)$/ })).toBeVisible({ timeout: 120_000 });
    });
    expect(faults).toEqual([]);
  },
});
