import type { Locator, Page } from '@playwright/test';
import { content, desktopScreen, expect, expectTouchTarget, phoneScreen, test } from './site.fixture.ts';

const { site, routes } = content;
const path = routes.path('packages');
const { rows, tiers } = content.single('packages');
const { quote } = content.single('packagesPage');
const names = tiers.map(({ name }) => name);

function header(page: Page, name: string): Locator {
  return page.getByRole('columnheader', { name: new RegExp(`^${name}\\b`) });
}

async function listShown(page: Page): Promise<string[]> {
  const shown = await Promise.all(names.map((name) => header(page, name).isVisible()));
  return names.filter((_, index) => shown[index]);
}

function readMailto(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  const fields = new Map(query.split('&').map((field) => field.split('=').map(decodeURIComponent) as [string, string]));
  return { to: decodeURIComponent(to), subject: fields.get('subject') ?? '', body: fields.get('body') ?? '' };
}

test('a desktop shows all packages side by side, marks the popular, and opens ready-written emails', async ({
  page,
}) => {
  await page.setViewportSize(desktopScreen);
  await page.goto(path);
  expect(await listShown(page)).toEqual(names);
  await expect(page.getByRole('radio')).toHaveCount(0);
  for (const [index, row] of rows.entries()) {
    const cells = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row, exact: true }) });
    await expect(cells.getByRole('cell')).toHaveText(tiers.map((tier) => tier.cells[index] ?? ''));
  }
  for (const { name, note } of tiers) {
    if (note !== undefined) await expect(header(page, name)).toContainText(note);
    const link = page.locator('main').getByRole('link', { name: `${quote.button} ${name}`, exact: true });
    const href = (await link.getAttribute('href')) ?? '';
    const { to, subject, body } = readMailto(href);
    expect(to).toBe(site.emails.bookings);
    expect(subject).toContain(name);
    expect(body).toContain(name);
    for (const question of quote.questions) expect(body).toContain(`\r\n${question}: \r\n`);
    expect(href.length, 'Outlook cuts longer addresses').toBeLessThan(2000);
    await expectTouchTarget(link);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without scripts', () => {
    test.use({ viewport: phoneScreen, javaScriptEnabled });

    test('it stays a table in which two neighbors are side by side, and the keyboard picks which', async ({ page }) => {
      await page.goto(path);
      const marked = tiers.findIndex(({ note }) => note !== undefined);
      expect(await listShown(page), 'the popular one and the next').toEqual(names.slice(marked, marked + 2));

      const [first = ''] = names.slice(marked);
      const column = await header(page, first).boundingBox();
      const tier = tiers.find(({ name }) => name === first);
      for (const [index, row] of rows.entries()) {
        const cells = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row, exact: true }) });
        const cell = cells.getByRole('cell').first();
        await expect(cell).toHaveText(tier?.cells[index] ?? '');
        expect((await cell.boundingBox())?.x).toBeCloseTo(column?.x ?? 0, 0);
      }

      const choices = page.getByRole('radio');
      await expect(choices).toHaveCount(names.length - 1);
      await choices.first().focus();
      for (const upper of names.slice(0, -1).keys()) {
        await page.keyboard.press('Space');
        const pair = names.slice(upper, upper + 2);
        await expect(choices.nth(upper)).toBeChecked();
        await expect(choices.nth(upper)).toHaveAccessibleName(new RegExp(pair.join('.*')));
        expect(await listShown(page)).toEqual(pair);
        await page.keyboard.press('ArrowDown');
      }
    });
  });
}

test('the names of the packages stay in view while the rows pass', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await page.goto(path);
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  await page
    .getByRole('rowheader')
    .nth(rows.length - 2)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [first = ''] = await listShown(page);
  await expect(header(page, first)).toBeInViewport({ ratio: 1 });
  const siteHeader = await page.getByRole('banner').boundingBox();
  const box = await header(page, first).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((siteHeader?.y ?? 0) + (siteHeader?.height ?? 0) - 1);
});
