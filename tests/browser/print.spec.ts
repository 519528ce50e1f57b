import { countLetters, paper } from './printed-pages.ts';
import { content, expect, test } from './site.fixture.ts';

const { routes, phone } = content;

const formats = ['Letter', 'A4'] as const;

test('the packages fit one sheet, with the phone, each package and what it includes', async ({ page }) => {
  const path = routes.path('packages');
  const { rows, tiers } = content.single('packages');
  await page.goto(path);
  for (const format of formats) {
    const letters = countLetters(await page.pdf({ format, preferCSSPageSize: false }));
    expect(letters, `pages of ${format}`).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  await expect(page.locator('.print-sheet')).toContainText(phone.text);
  for (const { name, cells } of tiers) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const cell of cells) await expect(page.getByRole('cell', { name: cell, exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('rowheader')).toHaveText(rows);
});

test('no sheet holds only what was left over', async ({ page }) => {
  for (const path of [routes.path('contact'), routes.path('home'), routes.written('color-grading')]) {
    await page.goto(path);
    for (const format of formats) {
      const [first = 0, ...others] = countLetters(await page.pdf({ format }));
      expect(first, `${path} on ${format}`).toBeGreaterThan(200);
      expect(Math.min(first, ...others), `${path} on ${format}: letters of the emptiest page`).toBeGreaterThan(
        first / 5,
      );
    }
  }
});
