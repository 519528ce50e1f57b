/** Several people at one editor, behind the machine's own Caddy with deploy/studio/Caddyfile. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Browser, type Locator, type Page } from '@playwright/test';
import { withProjectCopy } from '@site/system/copy-project.ts';
import { findCaddy } from '@site/system/find-program.ts';
import { runCommand } from '@site/system/run-command.ts';
import { field, save } from './editor.fixture.ts';

const root = path.join(import.meta.dirname, '../../..');
const port = Number(process.env.E2E_PORT ?? 4399) + 3;
const origin = `http://localhost:${String(port)}`;
const preview = `http://localhost:${String(port + 1)}`;
const password = 'a long sentence';
const member = 'content/team/ana-quiroga.yaml';

const people = `address: ${origin}
preview: ${preview}
people:
  - { email: ana@example.com, name: Ana Owner, role: owner, user: ana }
  - { email: ben@example.com, name: Ben Editor, role: editor, user: ben }
  - { email: gus@example.com, name: Gus Guest, role: guest, user: gus }
`;

interface Studio {
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
  await writeFile(path.join(folder, '.git/info/exclude'), 'node_modules\n');
  await writeFile(path.join(folder, 'studio.yaml'), people);
  git('add', '--all');
  git('-c', 'user.name=First', '-c', 'user.email=first@example.com', 'commit', '--quiet', '--message=Start');
  git('push', '--quiet', 'origin', 'main');
  const hash = execFileSync(findCaddy(), ['hash-password', '--plaintext', password], { encoding: 'utf8' }).trim();
  const names = ['ana', 'ben', 'gus', 'eve'];
  await writeFile(path.join(place, 'users.caddy'), names.map((name) => `${name} ${hash}\n`).join(''));
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { studio: string };
  };
  const [command = '', ...args] = scripts.studio.replace('exec ', '').split(' ');
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
  const caddyArgs = ['run', '--adapter', 'caddyfile', '--config', path.join(root, 'deploy/studio/Caddyfile')];
  const running = [
    runCommand(command, args, { ...options, root: folder, env }),
    runCommand(findCaddy(), caddyArgs, { ...options, root, env }),
  ];
  const authorization = (user: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  try {
    const isReady = async () =>
      fetch(`${origin}/keystatic`, { headers: { authorization: authorization('ana') } }).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 150_000, intervals: [500] }).toBe(true);
    await use({
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
    await Promise.all(running);
  }
}

const test = base.extend<object, { readonly studio: Studio }>({
  studio: [
    async ({}, use) => {
      const place = await mkdtemp(path.join(tmpdir(), 'studio-'));
      await withProjectCopy(root, 'tests/fixture', async (folder) => runStudio(folder, place, use));
      await rm(place, { recursive: true, force: true, maxRetries: 3 });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

async function openMember(page: Page): Promise<void> {
  await page.goto(`${origin}/keystatic/collection/team/item/ana-quiroga`);
  await expect(field(page, 'Title')).toBeVisible({ timeout: 60_000 });
}

async function openPublish(page: Page): Promise<Locator> {
  await page.getByRole('complementary', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).press('Enter');
  return page.getByRole('dialog');
}

test('two people edit one entry; the editor asks, the owner publishes and puts back', async ({ browser, studio }) => {
  const { git, enter } = studio;
  const [ana, ben] = [await enter(browser, 'ana'), await enter(browser, 'ben')];
  await ben.setViewportSize({ width: 390, height: 844 });
  await openMember(ana);
  await openMember(ben);
  const title = await field(ana, 'Title').inputValue();
  await expect(ben.getByText(/^Also open: Ana Owner/)).toBeVisible({ timeout: 30_000 });
  await field(ana, 'Title').fill('Founder');
  expect(await save(ana)).toBe(200);

  // On a phone, by keyboard.
  await field(ben, 'Title').fill('Owner');
  const answer = ben.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
  await ben.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  expect((await answer).status()).toBe(409);
  const conflict = ben.getByRole('dialog');
  await expect(conflict).toContainText('Theirs: Founder');
  await conflict.getByRole('radio', { name: /^Mine/ }).press('Space');
  const saved = ben.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
  await conflict.getByRole('button', { name: 'Save' }).press('Enter');
  expect((await saved).status()).toBe(200);
  expect(git('log', '-2', '--format=%an <%ae>', 'drafts').split('\n')).toEqual([
    'Ben Editor <ben@example.com>',
    'Ana Owner <ana@example.com>',
  ]);

  const asking = await openPublish(ben);
  await expect(asking.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await asking.getByRole('button', { name: 'Ask to publish' }).press('Enter');
  const dialog = await openPublish(ana);
  await expect(dialog).toContainText('Ben Editor');
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  await expect(dialog.getByText('Everything that you saved is published.')).toBeVisible({ timeout: 60_000 });
  expect(git('log', '-1', '--format=%an', 'origin/main')).toBe('Ana Owner');
  expect(git('show', `origin/main:${member}`)).toContain('title: Owner\n');

  await dialog.getByRole('tab', { name: 'Publications' }).click();
  await dialog
    .getByRole('button', { name: /^Put back/ })
    .nth(1)
    .press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Ana Quiroga/ })).toContainText(
    `Title: Owner → ${title}`,
  );
  await publish.press('Enter');
  await expect(dialog.getByText('Everything that you saved is published.')).toBeVisible({ timeout: 60_000 });
  expect(git('show', `origin/main:${member}`)).toContain(`title: ${title}\n`);
});

test('a stranger, a guest and whoever forges a header get a sentence and nothing else', async ({ browser, studio }) => {
  const nobody = await browser.newPage();
  expect((await nobody.goto(`${origin}/keystatic`))?.status()).toBe(401);
  const forged = { 'Remote-User': 'ana', 'Remote-Email': 'ana@example.com' };
  for (const [user, words, headers] of [
    ['eve', 'eve is not among the people of this editor', {}],
    ['eve', 'eve is not among the people of this editor', forged],
    ['gus', 'You may see the preview', {}],
    ['gus', 'You may see the preview', forged],
  ] as const) {
    const page = await studio.enter(browser, user, headers);
    for (const place of ['/keystatic', '/api/keystatic/tree', '/api/editor/publish/status']) {
      expect((await page.goto(origin + place))?.status(), `${user} ${place}`).toBe(403);
      await expect(page.locator('body')).toContainText(words);
    }
  }
});

test('a link opens the preview to a client, opens nothing else, and can be withdrawn', async ({ browser, studio }) => {
  const ana = await studio.enter(browser, 'ana');
  await openMember(ana);
  const dialog = await openPublish(ana);
  await dialog.getByRole('tab', { name: 'Preview links' }).click();
  await dialog.getByLabel('One page').fill('/about');
  await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = await dialog.getByLabel('The link', { exact: true }).inputValue();
  expect(link).toMatch(new RegExp(`^${preview}/_preview/[\\w-]{20,}/`));

  const client = await browser.newPage();
  // Until it is built for the first time, it says so.
  expect([200, 503]).toContain((await client.goto(link))?.status());
  expect(new URL(client.url()).pathname).toBe('/about');
  expect((await client.goto(`${preview}/contact`))?.status()).toBe(403);
  expect((await client.goto(`${origin}/keystatic`))?.status()).toBe(401);
  await dialog.getByRole('button', { name: /^Withdraw: \/about/ }).press('Enter');
  await expect(dialog.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  expect((await client.goto(`${preview}/about`))?.status()).toBe(401);
});
