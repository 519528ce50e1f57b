import { addStyle } from './added-style.ts';
import type { Page } from '@playwright/test';
import { content, desktopScreen, expect, phoneScreen, test, walks, walkTimeoutMs } from './site.fixture.ts';

const widths = [320, 390, 768, 1024, 1440, 2560];

/** What stands out to the right of the window, with the first elements that do. */
async function listOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return [`${String(scrollWidth)} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
  });
}

for (const { name, paths } of walks) {
  test(`pages fit every width, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await listOverflow(page), `${path} at ${String(width)} px`).toEqual([]);
      }
    }
  });

  test(`pages fit with text at twice its size, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await addStyle(page, 'html { font-size: 200%; }');
      for (const { width, height } of [phoneScreen, desktopScreen]) {
        await page.setViewportSize({ width, height });
        expect.soft(await listOverflow(page), `${path} at ${String(width)} px`).toEqual([]);
      }
    }
  });
}

test('a phone on its side keeps most of its height for the page', async ({ page }) => {
  await page.setViewportSize({ width: phoneScreen.height, height: phoneScreen.width });
  await page.goto(content.routes.written('services'));
  await page.evaluate(() => {
    scrollTo({ top: innerHeight * 2, behavior: 'instant' });
  });
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, top, bottom }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
        .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0) / innerHeight,
  );
  expect(covered).toBeLessThan(0.2);
});
