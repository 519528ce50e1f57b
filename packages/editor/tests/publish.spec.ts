import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, field, save, test as base } from './editor.fixture.ts';

/** Runs Git in the copy that is being edited. */
type RunGit = (...args: string[]) => string;

/** The copy that is being edited has a remote repository. */
const test = base.extend<object, { readonly git: RunGit }>({
  git: [
    async ({ project }, use) => {
      const place = await mkdtemp(path.join(tmpdir(), 'online-'));
      const remote = path.join(place, 'remote.git');
      const git: RunGit = (...args) =>
        execFileSync('git', args, { cwd: project.folder, encoding: 'utf8', stdio: 'pipe' }).trim();
      git('init', '--quiet', '--bare', '--initial-branch=main', remote);
      git('init', '--quiet', '--initial-branch=main');
      await writeFile(path.join(project.folder, '.git/info/exclude'), 'node_modules\n');
      git('remote', 'add', 'origin', remote);
      git('config', 'user.name', 'Olga Owner');
      git('config', 'user.email', 'olga@example.com');
      git('add', '--all');
      git('-c', 'user.name=First', '-c', 'user.email=first@example.com', 'commit', '--quiet', '--message=Start');
      git('push', '--quiet', 'origin', 'main');
      await use(git);
      await rm(place, { recursive: true, force: true, maxRetries: 3 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('complementary', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click();
  return page.getByRole('dialog');
}

async function publish(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText('Everything that you saved is published.')).toBeVisible({ timeout: 60_000 });
}

test('what was saved is shown, published, and put back', async ({ open, page, git }) => {
  const member = 'content/team/ana-quiroga.yaml';
  await open('collection/team/item/ana-quiroga');
  const title = await field(page, 'Title').inputValue();
  await field(page, 'Title').fill('Director of photography');
  expect(await save(page)).toBe(200);

  const dialog = await openDialog(page);
  const entry = dialog.getByRole('listitem').filter({ hasText: /^Ana Quiroga/ });
  await expect(entry).toContainText(`Title: ${title} → Director of photography`);
  await publish(dialog);
  expect(git('log', '-1', '--format=%an <%ae> %s', 'origin/main')).toBe(
    'Olga Owner <olga@example.com> Publish Ana Quiroga',
  );
  expect(git('show', `origin/main:${member}`)).toContain('title: Director of photography');

  await dialog.getByRole('tab', { name: 'Publications' }).click();
  await dialog
    .getByRole('button', { name: /^Put back/ })
    .nth(1)
    .click();
  await expect(entry).toContainText(`Title: Director of photography → ${title}`);
  await publish(dialog);
  expect(git('diff', 'origin/main~2', 'origin/main')).toBe('');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
});

test('a sample goes online only with a tick, by keyboard on a phone, and its form lets it go', async ({
  open,
  page,
  git,
  project,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await appendFile(path.join(project.folder, 'content/team/ana-quiroga.yaml'), 'sample: true\n');
  await open('singleton/homePage');
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
