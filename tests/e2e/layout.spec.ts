import { expect, test, walks, walkTimeoutMs } from './site.fixture.ts';

const widths = [320, 390, 768, 1024, 1440, 2560];

for (const { name, paths } of walks) {
  test(`pages fit every width, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => {
          const { scrollWidth } = document.documentElement;
          if (scrollWidth <= innerWidth) return [];
          const wide = [...document.body.querySelectorAll('*')].filter(
            (element) => element.getBoundingClientRect().right > innerWidth + 1,
          );
          return [`${String(scrollWidth)} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
        });
        expect.soft(overflow, `${path} at ${String(width)} px`).toEqual([]);
      }
    }
  });
}
