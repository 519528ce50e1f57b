import { everyKindOfPage, expect, test } from './site.fixture.ts';

const widths = [320, 390, 768, 1024, 1440, 2560];

for (const path of everyKindOfPage) {
  test(`${path} fits every width`, async ({ page }) => {
    test.slow();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        const isClipped = (element: Element | null): boolean =>
          element !== null &&
          element !== document.body &&
          (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
        const wide = [...document.body.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isClipped(element.parentElement),
        );
        return scrollWidth > innerWidth
          ? [`${String(scrollWidth)} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
          : [];
      });
      expect.soft(overflow, `at ${String(width)} px`).toEqual([]);
    }
  });
}
