import { articlePath, content, expect, test } from './site.fixture.ts';

const { routes, site, phone } = content;

for (const path of [routes.path('contact'), routes.path('home'), routes.written('services'), articlePath]) {
  test(`${path} prints the address and phone first, and its words in black`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.print-sheet');
    await expect(sheet).toBeVisible();
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
    expect(seen.colors).toEqual(['rgb(0, 0, 0)']);
    expect(seen.hidden).toBe(0);
    expect(seen.first).toBeLessThan(60);
  });
}

test('a screen does not show the sheet', async ({ page }) => {
  await page.goto(routes.path('home'));
  await expect(page.locator('.print-sheet')).toBeHidden();
});
