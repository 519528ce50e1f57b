import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { readContentMark } from '@site/model/check/content-mark.ts';
import { readScript } from './read-script.ts';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { startFakeHosts } from '@site/content-tools/hosts/fake-hosts.fixture.ts';
import { root, waitForEditor, withEditedCopy } from './edited-copy.fixture.ts';

export { expect };

const port = String(Number(process.env.E2E_PORT ?? 4399) + 1);
const origin = `http://127.0.0.1:${port}`;

/** The lines of a text that another does not have. */
export function linesOf(text: string, without: string): string[] {
  const known = new Set(without.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
}

/** A picture as an owner's camera would give it, in a size. */
export async function photo(
  width: number,
  height: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#c43', noise } });
  return { name: 'IMG_0001.PNG', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
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

/** Fills fields, by their labels. */
export async function fill(within: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(within, label).fill(value);
}

/** A copy of the project that is being edited; video hosts are local servers. */
export interface EditedProject {
  readonly folder: string;
  readonly origin: string;
  /** Reads a file of the content folder. */
  readonly read: (file: string) => Promise<string>;
}

interface WorkerFixtures {
  readonly project: EditedProject;
}

interface TestFixtures {
  /** Whether the test writes what the editor's policy has to stop. */
  readonly isHostile: boolean;
  /** Opens a page of the editor, such as `singleton/site`. */
  readonly open: (place: string) => Promise<void>;
}

/** A test fails for requests to any other host, and for uncaught errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  project: [
    async ({}, use) => {
      const shipped = path.join(root, 'content');
      const before = await readContentMark(shipped);
      await withEditedCopy(async (folder) => {
        const [command = '', ...script] = await readScript(root, 'edit');
        const args = [...script, '--no-open', '--port', port];
        const stop = new AbortController();
        const fake = await startFakeHosts();
        // Nothing of this computer's own Git: the editor asks who publishes.
        const env = { VIDEO_HOSTS: fake.origin, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
        const running = runCommand(command, args, { root: folder, env, signal: stop.signal, showOutput: false });
        try {
          await waitForEditor({ folder, address: `${origin}/keystatic`, running: { 'The editor': running } });
          const read = async (file: string) => readFile(path.join(folder, 'content', file), 'utf8');
          await use({ folder, origin, read });
        } finally {
          stop.abort();
          await Promise.all([running, fake.close()]);
        }
      });
      // A portrait of the shipped content was once overwritten, and committed.
      expect(await readContentMark(shipped), `a test has changed ${shipped}: restore it`).toBe(before);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  isHostile: [false, { option: true }],
  open: async ({ page, project, isHostile }, use) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => {
      // Keystatic, when an entry gets another name: React was able to recover.
      if (!message.includes('React error #520')) faults.push(message);
    });
    page.on('console', (message) => {
      if (!isHostile && message.text().includes('Content Security Policy')) faults.push(message.text());
    });
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
