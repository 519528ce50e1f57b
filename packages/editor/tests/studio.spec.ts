/** Several people at one editor, behind the machine's own Caddy with deploy/studio/Caddyfile. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Browser, type Locator, type Page } from '@playwright/test';
import { withProjectCopy } from '@site/system/copy-project.ts';
import { findCaddy } from '@site/system/find-program.ts';
import { readScript } from '@site/system/read-script.ts';
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

async function openMember(page: Page, name = 'ana-quiroga'): Promise<void> {
  await page.goto(`${origin}/keystatic/collection/team/item/${name}`);
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
  await expect(asking.getByText(/^Ben Editor has asked to publish, /)).toBeVisible();
  const dialog = await openPublish(ana);
  await expect(dialog.getByText(/^Ben Editor asks you to publish, /)).toBeVisible();
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  await expect(dialog.getByText('Everything that you saved is published.')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText('asks you to publish')).toHaveCount(0);
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

test('the owner publishes the entries that she ticks, and the others stay saved', async ({ browser, studio }) => {
  const { git, enter } = studio;
  const ana = await enter(browser, 'ana');
  for (const name of ['ana-quiroga', 'greta-holloway']) {
    await openMember(ana, name);
    await field(ana, 'Title').fill(`Title of ${name}`);
    expect(await save(ana)).toBe(200);
  }
  const dialog = await openPublish(ana);
  await dialog.getByRole('checkbox', { name: 'Greta Holloway' }).press('Space');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Ana Quiroga' })).toBeHidden({ timeout: 60_000 });
  const other = dialog.getByRole('checkbox', { name: 'Greta Holloway' });
  await expect(other).toBeVisible();
  const online = git('grep', '-h', '^title: Title of', 'origin/main', '--', 'content/team');
  expect(online.split('\n')).toEqual([expect.stringContaining('Title of ana-quiroga')]);
  await other.press('Space');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(dialog.getByText('Everything that you saved is published.')).toBeVisible({ timeout: 60_000 });
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

test('an owner adds, changes and removes people by keyboard on a phone, a commit for each', async ({
  browser,
  studio,
}) => {
  const { git, enter } = studio;
  const [ana, ben, eve] = [await enter(browser, 'ana'), await enter(browser, 'ben'), await enter(browser, 'eve')];
  await ana.setViewportSize({ width: 390, height: 844 });
  await openMember(ana);
  const dialog = await openPublish(ana);
  // A phone has no room for tabs beside each other.
  await dialog.getByRole('button', { name: /Changes/ }).press('Enter');
  await ana.getByRole('option', { name: 'People' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove: Ana Owner' })).toBeDisabled();
  const list = dialog.getByRole('list', { name: 'People' });
  const enterEditor = async () => (await eve.goto(`${origin}/keystatic`))?.status();
  expect(await enterEditor()).toBe(403);

  await dialog.getByLabel('Name', { exact: true }).fill('Eve Extra');
  await dialog.getByLabel('Email').fill('eve');
  await dialog.getByLabel('Name at the sign-in').fill('eve');
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await add.press('Enter');
  await expect(dialog.getByText('email is wrong: write an email address')).toBeVisible();
  await dialog.getByLabel('Email').fill('eve@example.com');
  await add.press('Enter');
  await expect(list).toContainText('Eve Extra, editor', { timeout: 60_000 });
  expect(await enterEditor()).toBe(200);
  expect(await ana.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await dialog.getByRole('button', { name: 'Change: Eve Extra' }).press('Enter');
  await dialog.getByRole('radio', { name: /^Guest/ }).press('Space');
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(list).toContainText('Eve Extra, guest', { timeout: 60_000 });
  expect(await enterEditor()).toBe(403);
  await dialog.getByRole('button', { name: 'Remove: Eve Extra' }).press('Enter');
  await expect(list).not.toContainText('Eve Extra', { timeout: 60_000 });
  expect(git('log', '-3', '--format=%an: %s', 'origin/main', '--', 'studio.yaml').split('\n')).toEqual([
    'Ana Owner: Remove eve@example.com from the editor',
    'Ana Owner: Change Eve Extra, guest of the editor',
    'Ana Owner: Add Eve Extra, editor of the editor',
  ]);
  expect(git('show', 'origin/main:studio.yaml')).toBe(people.trim());

  await openMember(ben);
  const others = await openPublish(ben);
  await expect(others.getByRole('tab', { name: 'Preview links' })).toBeVisible();
  await expect(others.getByRole('tab', { name: 'People' })).toHaveCount(0);
  expect(await ben.evaluate(async () => (await fetch('/api/editor/people')).status)).toBe(404);
});

test('a link opens the preview to a client, with drafts; it opens nothing else, and can be withdrawn', async ({
  browser,
  studio,
}) => {
  // The site is built for it.
  test.setTimeout(400_000);
  const ana = await studio.enter(browser, 'ana');
  await openMember(ana);
  await field(ana, 'Title').fill('Seen before it is online');
  await ana.getByRole('checkbox', { name: /Keep it out of the site/ }).press('Space');
  expect(await save(ana)).toBe(200);
  const dialog = await openPublish(ana);
  await dialog.getByRole('tab', { name: 'Preview links' }).click();
  await dialog.getByLabel('One page').fill('/crew/ana-quiroga');
  await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = await dialog.getByLabel('The link', { exact: true }).inputValue();
  expect(link).toMatch(new RegExp(`^${preview}/_preview/[\\w-]{20,}/`));

  const client = await browser.newPage();
  expect((await client.goto(link))?.status(), 'until it is built').toBe(503);
  await expect(client.getByText('The preview is being built for the first time')).toBeVisible();
  await expect(client.getByRole('heading', { level: 1 })).toContainText('Ana Quiroga', { timeout: 300_000 });
  expect(new URL(client.url()).pathname).toBe('/crew/ana-quiroga');
  await expect(client.getByRole('main')).toContainText('Seen before it is online');
  await expect(client.getByRole('main')).toContainText('Draft');
  expect((await client.goto(`${preview}/contact`))?.status()).toBe(403);
  expect((await client.goto(`${origin}/keystatic`))?.status()).toBe(401);
  await dialog.getByRole('button', { name: /^Withdraw: / }).press('Enter');
  await expect(dialog.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  expect((await client.goto(`${preview}/crew/ana-quiroga`))?.status()).toBe(401);
});
