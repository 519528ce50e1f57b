import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { withProjectCopy } from '@site/system/copy-project.ts';
import { runCommand } from '@site/system/run-command.ts';
import { closeServer, listen } from '@site/delivery/server/listen.ts';

export { expect };

const root = path.join(import.meta.dirname, '../../..');
/** How long the editor may take to answer, in milliseconds: at its first start it prepares its packages. */
const start = { timeout: 150_000, step: 500 } as const;

/** A copy of the project that is being edited. */
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

/** A port that nobody has. */
async function findPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await closeServer(server);
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

/** Presses the button that saves, and waits for what comes of it. */
export async function save(page: Page, button = 'Save'): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await answer).status();
}

/** The input of a field, by its label; Keystatic's own pages hold other things of the same name. */
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

/** A test fails for requests to any other host, and for errors that nobody caught. */
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
        const running = runCommand(command, args, { root: folder, signal: stop.signal, showOutput: false });
        const origin = `http://127.0.0.1:${port}`;
        try {
          await waitFor(`${origin}/keystatic`);
          await use(new EditedProject(folder, origin));
        } finally {
          stop.abort();
          await running;
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
