import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { field, save } from './editor.fixture.ts';
import { expect, test } from './publish.fixture.ts';

const member = 'content/team/ana-quiroga.yaml';

/** Opens the dialog. */
async function openDialog(page: Page): Promise<Locator> {
  await page
    .getByRole('complementary', { name: 'Publish' })
    .getByRole('button', { name: /publish/i })
    .click();
  return page.getByRole('dialog');
}

/** Waits for the end of a publication, under its heading. */
async function expectOutcome(dialog: Locator, outcome: string, timeout = 120_000): Promise<void> {
  await expect(dialog.locator('[role=status], [role=alert]').getByText(outcome, { exact: true })).toBeVisible({
    timeout,
  });
}

/** Presses the button that publishes, and waits for the end. */
async function publish(dialog: Locator, outcome: string, button = 'Publish'): Promise<void> {
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expectOutcome(dialog, outcome);
}

async function changeQuote(folder: string, quote: string): Promise<void> {
  const file = path.join(folder, member);
  const text = await readFile(file, 'utf8');
  // Written beside and renamed: the file may be a link to the real one.
  await writeFile(`${file}.part`, text.replace(/^quote: .*/m, `quote: ${quote}`));
  await rename(`${file}.part`, file);
}

test('what was saved is shown in words and pictures, published, and online', async ({
  open,
  page,
  online,
  project,
}) => {
  online.git('config', '--unset', 'user.name');
  await open('collection/team/item/ana-quiroga');
  await field(page, 'Title').fill('Director of photography');
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const portrait = sharp({ create: { width: 900, height: 1100, channels: 3, background: '#c43', noise } });
  const buffer = await portrait.png().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'ana.png', mimeType: 'image/png', buffer });
  await expect(page.getByAltText('The new picture')).toBeVisible();
  expect(await save(page)).toBe(200);

  const dialog = await openDialog(page);
  const entry = dialog.getByRole('listitem').filter({ hasText: /^Ana Quiroga/ });
  await expect(entry).toContainText(/Title changed from ".*" to "Director of photography"/);
  // New where the old file still shows somebody else.
  const now = entry.getByRole('img', { name: /^(?:Now|New): / });
  await expect.poll(() => now.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await dialog.getByLabel(/Your name/).fill('Olga Owner');
  await dialog.getByLabel(/Your e-mail address/).fill('olga@example.com');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('list', { name: 'Progress' })).toBeVisible();

  // It goes on without the page.
  await page.reload();
  const again = await openDialog(page);
  await expectOutcome(again, 'Online');
  await expect(again.getByText('Everything that you saved is published.')).toBeVisible();
  expect(online.git('log', '-1', '--format=%an <%ae>%n%b', 'origin/main')).toMatch(
    /^Olga Owner <olga@example\.com>\nAna Quiroga: Title changed from/,
  );
  const { content } = JSON.parse(await online.read('build.json')) as { content: string };
  expect(content).toMatch(/^[0-9a-f]{64}$/);
  expect(online.git('status', '--porcelain')).toBe('');
  expect(online.git('show', `origin/main:${member}`)).toContain('title: Director of photography');
  expect(await readFile(path.join(project.folder, member), 'utf8')).toContain('title: Director of photography');
});

test(
  'a publication that cannot be sent loses nothing, and goes through afterwards',
  { tag: '@nightly' },
  async ({ open, page, online, project }) => {
    await changeQuote(project.folder, 'Sent at last.');
    await rename(online.remote, `${online.remote}.away`);
    await open('singleton/site');
    const dialog = await openDialog(page);
    await publish(dialog, 'Not published');
    await expect(dialog.getByText('cannot be reached. What you saved is still here')).toBeVisible();
    await rename(`${online.remote}.away`, online.remote);

    await online.setHook('pre-receive', 'echo "Only producers may publish" >&2; exit 1');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.getByText('The remote repository refused the changes')).toBeVisible({ timeout: 120_000 });
    await dialog.getByText('Details', { exact: true }).click();
    await expect(dialog.getByText('Only producers may publish')).toBeVisible();
    await online.setHook('pre-receive', undefined);

    await publish(dialog, 'Online');
    expect(online.git('show', `origin/main:${member}`)).toContain('quote: Sent at last.');
  },
);

test(
  'what somebody else has published comes along, or is chosen where both have changed it',
  { tag: '@nightly' },
  async ({ open, page, online, project }) => {
    const title = (text: string) => text.replace(/^tagline: .*/m, 'tagline: Written elsewhere');
    await online.publishElsewhere('content/site.yaml', title);
    await changeQuote(project.folder, 'Written here.');
    await open('singleton/site');
    const dialog = await openDialog(page);
    await publish(dialog, 'Online');
    expect(await online.read()).toContain('tagline: Written elsewhere');
    expect(online.git('show', `origin/main:${member}`)).toContain('quote: Written here.');

    await online.publishElsewhere(member, (text) => text.replace(/^quote: .*/m, 'quote: Theirs, after all.'));
    await changeQuote(project.folder, 'Mine, after all.');
    await page.reload();
    const again = await openDialog(page);
    await publish(again, 'Not published');
    await expect(again.getByText('changes of Ana Quiroga, which you have changed as well')).toBeVisible();
    await publish(again, 'Online', 'Publish mine');
    expect(online.git('show', `origin/main:${member}`)).toContain('quote: Mine, after all.');
  },
);

test(
  'an earlier publication is put back as a new one',
  { tag: '@nightly' },
  async ({ open, page, online, project }) => {
    await changeQuote(project.folder, 'The first.');
    await open('singleton/site');
    const dialog = await openDialog(page);
    await publish(dialog, 'Online');
    const first = online.git('rev-parse', 'origin/main').trim();
    await changeQuote(project.folder, 'The second.');
    await page.reload();
    const again = await openDialog(page);
    await publish(again, 'Online');

    await again.getByRole('tab', { name: 'Publications' }).click();
    await again
      .getByRole('button', { name: /^Put back/ })
      .nth(1)
      .click();
    const preview = page.getByRole('dialog', { name: 'Put back' });
    await expect(preview.getByText('Quote changed from "The second." to "The first."')).toBeVisible();
    await preview.getByRole('button', { name: 'Put back and publish' }).click();
    await expectOutcome(page.getByRole('dialog'), 'Online');
    expect(online.git('rev-list', '--count', `${first}..origin/main`).trim()).toBe('2');
    expect(online.git('diff', first, 'origin/main', '--', 'content')).toBe('');
  },
);

test(
  'the real build has the mark of the commit that was pushed',
  { tag: '@nightly' },
  async ({ open, page, online, project }) => {
    test.setTimeout(1_800_000);
    await online.buildForReal();
    await changeQuote(project.folder, 'Built twice.');
    await open('singleton/site');
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expectOutcome(dialog, 'Online', 1_700_000);
    expect(await online.read('crew/ana-quiroga/index.html')).toContain('Built twice.');
  },
);
