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
    await expect(sheet).toContainText(site.address.street);
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
