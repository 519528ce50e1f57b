/** The company's mark on its pages, and what scrolling drives. */
import type { Page } from '@playwright/test';
import { content, desktopScreen, expect, test } from './walk.fixture.ts';

const written = content.list('writtenPages').map(({ slug }) => content.routes.written(slug));
const paths = ['/', written[0] ?? '/', '/no-such-page'];

/** Drawings that refer to an outline which the page does not have. */
async function listEmptyMarks(page: Page): Promise<string[]> {
  return page
    .locator('svg:has(> use)')
    .evaluateAll((marks) =>
      marks
        .filter((mark) => !document.querySelector(mark.querySelector('use')?.getAttribute('href') ?? 'none'))
        .map((mark) => mark.outerHTML),
    );
}

for (const path of paths) {
  test(`${path} has the company's mark at its labels, its foot and on paper`, async ({ page }) => {
    await page.setViewportSize(desktopScreen);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('header path').first()).toHaveAttribute('d', content.site.brand.mark);
    expect(await listEmptyMarks(page)).toEqual([]);
    await expect(page.locator('main svg:has(> use)').first()).toBeInViewport();
    await expect(page.locator('footer svg:has(> use)')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.print-sheet svg')).toBeVisible();
  });
}

test('with less motion nothing is driven by scrolling, and nothing is missing', async ({ page }) => {
  await page.setViewportSize(desktopScreen);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    const driven = await page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => !(timeline instanceof DocumentTimeline)).length,
    );
    expect(driven, path).toBe(0);
  }
});
