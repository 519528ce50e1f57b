import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, field, save, test as base } from './editor.fixture.ts';

const form = 'collection/team/item/ana-quiroga';

/** Two windows of an editor whose copy has a history. */
const test = base.extend<{ readonly other: Page }, { readonly history: undefined }>({
  history: [
    async ({ project }, use) => {
      const git = (...args: string[]) => execFileSync('git', args, { cwd: project.folder, stdio: 'pipe' });
      git('init', '--quiet', '--initial-branch=main');
      git('config', 'user.name', 'Olga Owner');
      git('config', 'user.email', 'olga@example.com');
      git('add', 'content', 'package.json');
      git('commit', '--quiet', '--message=Start');
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
  other: async ({ browser, project }, use) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${project.origin}/keystatic/${form}`);
    await expect(field(page, 'Quote')).toBeVisible({ timeout: 60_000 });
    await use(page);
    await page.context().close();
  },
});

test('two windows see each other; different fields merge, and of one field both texts are shown', async ({
  open,
  page,
  other,
  project,
}) => {
  await open(form);
  await expect(page.getByText(/^Also open: another window of yours/)).toBeVisible({ timeout: 20_000 });
  await field(other, 'Title').fill('Founder');
  await field(other, 'Quote').fill('Theirs, in ink and in full.');
  expect(await save(other)).toBe(200);
  await field(page, 'Quote').fill('Mine, in ink and in full.');
  expect(await save(page)).toBe(409);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Mine: Mine, in ink and in full.');
  await expect(dialog).toContainText('Theirs: Theirs, in ink and in full.');
  const saving = dialog.getByRole('button', { name: 'Save' });
  await expect(saving).toBeDisabled();
  await dialog.getByRole('button', { name: 'Not yet' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Quote')).toHaveValue('Mine, in ink and in full.');
  expect(await project.read('team/ana-quiroga.yaml')).toContain('Theirs, in ink');
  expect(await save(page)).toBe(409);
  await dialog.getByRole('radio', { name: /^Mine/ }).check();
  await saving.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue('Founder');
  expect(await project.read('team/ana-quiroga.yaml')).toMatch(/title: Founder\nquote: Mine, in ink/);

  await page.getByRole('button', { name: 'History' }).click();
  const last = dialog
    .getByRole('listitem')
    .filter({ hasText: /^Olga Owner, / })
    .first();
  await expect(last).toContainText('Quote: Theirs, in ink and in full. → Mine, in ink and in full.');
  await last.getByRole('button', { name: /^Take back/ }).click();
  await expect(field(page, 'Quote')).toHaveValue('Theirs, in ink and in full.');
  await expect(field(page, 'Title')).toHaveValue('Founder');
});

test('a form that is half filled survives a closed window, and its save is merged with what was saved since', async ({
  open,
  page,
  other,
  project,
}) => {
  await open(form);
  await field(page, 'Quote').fill('Half of what I wanted to say.');
  // Keystatic writes it a moment later.
  await expect
    .poll(async () =>
      page.evaluate(
        async () =>
          new Promise<number>((resolve) => {
            const request = indexedDB.open('keystatic');
            request.onsuccess = () => {
              const counting = request.result.transaction('items').objectStore('items').count();
              counting.onsuccess = () => resolve(counting.result);
            };
          }),
      ),
    )
    .toBe(1);
  await page.goto('about:blank');
  await field(other, 'Title').fill('Owner');
  expect(await save(other)).toBe(200);
  await open(form);
  await expect(field(page, 'Quote')).toHaveValue('Half of what I wanted to say.');
  expect(await save(page)).toBe(200);
  expect(await project.read('team/ana-quiroga.yaml')).toMatch(/title: Owner\nquote: Half of what/);
});
