import type { Page } from '@playwright/test';
import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { blockStorage } from '../devices.fixture.ts';
import { openExhibit } from './find-exhibit.ts';
import { desktopScreen, expect, test } from './walk.fixture.ts';

test.use({ viewport: desktopScreen });

type Part = 'lines' | 'countdown' | 'score';

async function openForm<Name extends Part>(page: Page, name: Name) {
  const opened = await openExhibit(page, 'form', (data) => data[name] !== undefined);
  const { [name]: part, words } = opened.data;
  if (part === undefined) throw new Error(`the form has no ${name}`);
  return { ...opened, part, words };
}

const firstItem = ({ stages }: NonNullable<Exhibit<'form'>['countdown']>) =>
  stages.flatMap(({ items }) => items)[0] ?? '';

test.describe('lines', () => {
  const answer = 'Fewer calls about <b>invoices</b>';

  test('stay on the device through a reload, are copied with their questions, and can be cleared', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { part, words } = await openForm(page, 'lines');
    const first = page.getByRole('textbox', { name: part[0] ?? '' });
    await first.fill(answer);
    await page.reload();
    await expect(first).toHaveValue(answer);

    await page.getByRole('button', { name: words.copy ?? '' }).click();
    await expect(page.getByRole('status').filter({ hasText: words.copied ?? '' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${part[0] ?? ''}\n${answer}`);
    for (const line of part) expect(copied).toContain(line);

    await page.getByRole('button', { name: words.clear }).click();
    await expect(first).toBeFocused();
    await expect(first).toHaveValue('');
    await page.reload();
    await expect(first).toHaveValue('');
  });
});

test.describe('a countdown', () => {
  test('ticks and the date are kept over a reload, date every stage, and can be cleared for good', async ({ page }) => {
    const { part, words, exhibit } = await openForm(page, 'countdown');
    const box = exhibit.getByRole('checkbox', { name: firstItem(part), exact: true });
    const count = exhibit.getByRole('status').first();
    await box.check();
    await exhibit.getByLabel(part.day).fill('2026-12-22');
    await expect(count).toContainText(/^1 \//);

    await page.reload();
    await expect(box).toBeChecked();
    await expect(count).toContainText(/^1 \//);
    for (const { name, days } of part.stages) {
      const due = new Date(2026, 11, 22 - days);
      const expected = due.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
      await expect(exhibit.getByRole('group', { name })).toContainText(expected);
    }

    await exhibit.getByRole('button', { name: words.clear }).click();
    await expect(exhibit.getByRole('status').last()).toHaveText(words.cleared);
    await expect(box).not.toBeChecked();
    await page.reload();
    await expect(count).toContainText(/^0 \//);
    await expect(exhibit.getByLabel(part.day)).toHaveValue('');
  });

  test('can be ticked by key where the browser keeps nothing', async ({ page }) => {
    await blockStorage(page, 'localStorage');
    const { part, exhibit } = await openForm(page, 'countdown');
    await exhibit.getByRole('checkbox', { name: firstItem(part), exact: true }).press('Space');
    await expect(exhibit.getByRole('status').first()).toContainText(/^1 \//);
  });
});

test.describe('a score', () => {
  const name = 'Palm & <b>Sons</b>';

  test('adds up what a company passed, is kept over a reload, and can be cleared for good', async ({ page }) => {
    const { part, words, exhibit } = await openForm(page, 'score');
    const { checks, verdicts, yes, unclear, of } = part;
    const sum = exhibit.getByRole('status').first();
    const groupOf = (check: string) => exhibit.getByRole('group', { name: `${check}, ${name}` });
    await exhibit.getByRole('textbox').first().fill(name);
    for (const check of checks) await groupOf(check).getByRole('radio', { name: yes }).check();
    await expect(sum).toContainText(`${name} ${checks.length} ${of} ${checks.length}`);
    await expect(sum).toContainText(verdicts[0]?.text ?? '');

    const first = groupOf(checks[0] ?? '');
    await first.getByRole('radio', { name: unclear }).press('Space');
    await page.reload();
    await expect(first.getByRole('radio', { name: unclear })).toBeChecked();
    await expect(first.getByRole('radio', { name: yes })).not.toBeChecked();
    await expect(sum).toContainText(`${checks.length - 1} ${of}`);

    await exhibit.getByRole('button', { name: words.clear }).click();
    await expect(exhibit.getByText(words.cleared)).toBeVisible();
    await page.reload();
    await expect(exhibit.getByRole('textbox').first()).toHaveValue('');
    await expect(sum).toContainText(`0 ${of}`);
  });

  test('its button prints the card alone, with the name written on it', async ({ page }) => {
    // Fakes printing: records what would be printed.
    await page.addInitScript(() => {
      globalThis.print = () => undefined;
    });
    const { part, words, exhibit } = await openForm(page, 'score');
    await exhibit.getByRole('textbox').first().fill(name);
    await exhibit.getByRole('button', { name: words.print }).click();
    await page.emulateMedia({ media: 'print' });
    for (const check of part.checks) await expect(exhibit.getByText(check).first()).toBeVisible();
    await expect(exhibit.getByText(name).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of ['lines', 'countdown', 'score'] as const) {
    test(`a form can be filled in, and has no buttons that do nothing: ${name}`, async ({ page }) => {
      const { exhibit } = await openForm(page, name);
      const field = exhibit.locator('textarea, [type=checkbox], [type=radio]').first();
      await expect(field).toBeEnabled();
      if (name === 'lines') await field.fill('An answer');
      else await field.check();
      await expect(exhibit.getByRole('button')).toHaveCount(0);
      await expect(exhibit.getByRole('status')).toHaveCount(0);
    });
  }
});
