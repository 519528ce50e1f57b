import type { Page } from '@playwright/test';
import { waitForFrames } from './browser-test.ts';
import { content, expect, test } from './site.fixture.ts';

const { routes } = content;
const [drawn] = content.list('writtenPages').filter(({ data }) => data.board);
const address = routes.written(drawn?.slug ?? '');
const label = content.single('words').writtenPages.cut;

/** Where the diagonal crosses the middle of a page's first match cut, in percent of its width. */
async function readCut(page: Page): Promise<number> {
  await waitForFrames(page);
  const cut = page.locator('.match-cut').first();
  return cut.evaluate((element) => Number.parseFloat(getComputedStyle(element).getPropertyValue('--cut')));
}

/** Scrolls until the cut's middle is at a share of the screen's height. */
async function scrollCutTo(page: Page, share: number) {
  const cut = page.locator('.match-cut').first();
  await cut.evaluate((element, at) => {
    // Room to scroll for a cut at the top of the page.
    document.body.style.paddingTop = '100vh';
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight * at, behavior: 'instant' });
  }, share);
}

test('keys move the cut and hold it, and drawing and frame are in register', async ({ page }) => {
  await page.goto(address);
  const divider = page.getByRole('slider', { name: label }).first();
  await divider.focus();
  await page.keyboard.press('Home');
  const first = await readCut(page);
  await page.keyboard.press('End');
  expect(await readCut(page)).toBeGreaterThan(first);
  await scrollCutTo(page, 0.3);
  expect(String(await readCut(page))).toBe(await divider.inputValue());
  const [frame, board] = await page.locator('.match-cut').first().locator('img').all();
  expect(await board?.boundingBox()).toEqual(await frame?.boundingBox());
});

test('at the top of a page it is about half drawn, and follows the scroll', async ({ page }) => {
  await page.goto(address);
  const cut = await readCut(page);
  expect(Math.abs(cut - 50)).toBeLessThan(20);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  expect(await readCut(page)).toBeLessThan(cut);
});

test('it stands still with reduced motion, half drawn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  const cut = await readCut(page);
  expect(cut).toBe(50);
  await scrollCutTo(page, 0.2);
  expect(await readCut(page)).toBe(cut);
});
