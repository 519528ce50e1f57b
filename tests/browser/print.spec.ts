import { countLetters, paper } from './printed-pages.ts';
import { articlePath, content, expect, test } from './site.fixture.ts';

const { routes, site, phone } = content;

test('pages print the address and phone first, and their words in black', async ({ page }) => {
  for (const path of [routes.path('contact'), routes.path('home'), routes.written('services'), articlePath]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const sheet = page.locator('.print-sheet');
    await expect(sheet, 'a screen does not show it').toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet, path).toBeVisible();
    await expect(sheet).toContainText(phone.text);
    await expect(sheet).toContainText(site.address.street ?? '');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const seen = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('main :is(p, h1, h2, h3, li)')].filter((part) =>
        part.checkVisibility(),
      );
      return {
        colors: [...new Set(texts.map((part) => getComputedStyle(part).color))],
        hidden: texts.filter((part) => getComputedStyle(part).opacity !== '1').length,
        first: document.querySelector('.print-sheet')?.getBoundingClientRect().top,
      };
    });
    expect(seen.colors, path).toEqual(['rgb(0, 0, 0)']);
    expect(seen.hidden, path).toBe(0);
    expect(seen.first, path).toBeLessThan(60);
  }
});

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
