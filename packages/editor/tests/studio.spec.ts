import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { field, save } from './editor.fixture.ts';
import { origin, people, preview, test } from './studio.fixture.ts';

const member = 'content/team/ana-quiroga.yaml';

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
  await expect(conflict, 'before it is gone, it keeps the focus').toHaveCount(0);
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
  expect(git('log', '-1', '--format=%an: %s', 'origin/main')).toBe('Ana Owner: Publish Ana Quiroga');
  expect(git('show', `origin/main:${member}`)).toContain('title: Owner\n');

  await dialog.getByRole('radio', { name: 'Publications' }).click();
  await dialog
    .getByRole('button', { name: /^Put back/ })
    .nth(1)
    .press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Ana Quiroga/ })).toContainText(
    `Title: Owner → ${title}`,
  );
  await publish.press('Enter');
  await expect(dialog.getByText('Everything that you saved is published.')).toBeVisible({ timeout: 60_000 });
  expect(git('diff', 'origin/main~2', 'origin/main')).toBe('');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(field(ana, 'Title')).toHaveValue(title);
});

test('a sample goes online only with a tick, by keyboard on a phone, and its form lets it go', async ({
  browser,
  studio: { folder, git, enter },
}) => {
  const page = await enter(browser, 'ana');
  await page.setViewportSize({ width: 390, height: 844 });
  await appendFile(path.join(folder, member), 'sample: true\n');
  await page.goto(`${origin}/keystatic/singleton/homePage`);
  const left = page.getByRole('complementary', { name: 'Publish' }).getByRole('button', { name: '1 sample left' });
  await left.press('Enter');
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: 'Publish', exact: true });
  const tick = dialog.getByRole('checkbox', { name: /^Publish with 1 sample left/ });
  await expect(tick).not.toBeChecked();
  await expect(button).toBeDisabled();
  await tick.press('Space');
  await expect(button).toBeEnabled();

  await dialog.getByRole('link', { name: 'Ana Quiroga' }).press('Enter');
  await page.getByRole('checkbox', { name: /^All of this is a sample/ }).press('Space');
  expect(await save(page)).toBe(200);
  await expect(left).toBeHidden();
  expect(git('diff', 'HEAD', '--', 'content')).not.toContain('sample');
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
  const part = dialog.getByRole('radio', { name: 'People', exact: true });
  await part.press('Space');
  await expect(part).toBeFocused();
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
  await expect(others.getByRole('radio', { name: 'Preview links' })).toBeVisible();
  await expect(others.getByRole('radio', { name: 'People' })).toHaveCount(0);
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
  await dialog.getByRole('radio', { name: 'Preview links' }).click();
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
