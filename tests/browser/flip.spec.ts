import { desktopScreen, expect, test } from './site.fixture.ts';

const flipCard = '[data-card][data-flip]:not([data-loop])';
/** A frame that a card cuts to. */
const cutFrame = '.flip';

test.use({ viewport: desktopScreen });

test('a card without a loop cuts through the frames of its film under a pointer, hard, and ends on its poster', async ({
  page,
}) => {
  await page.goto('/videos');
  const shown = page.locator(flipCard).first();
  const addresses = ((await shown.getAttribute('data-flip')) ?? '').split(' ');
  expect(addresses.length).toBeGreaterThan(1);
  await shown.scrollIntoViewIfNeeded();
  await expect(page.locator(cutFrame)).toHaveCount(0);
  await shown.hover();
  await expect(shown.locator(cutFrame)).toHaveCount(addresses.length);
  const seen = await shown.evaluate(async (card, frames) => {
    const sources = new Set<string | null>();
    while (card.querySelector(frames)) {
      for (const frame of card.querySelectorAll(`${frames}:not([hidden])`)) {
        if (getComputedStyle(frame).opacity === '1') sources.add(frame.getAttribute('src'));
      }
      await new Promise(requestAnimationFrame);
    }
    return [...sources];
  }, cutFrame);
  expect(new Set(seen)).toEqual(new Set(addresses));
});

test('a card stops cutting when the pointer leaves', async ({ page }) => {
  await page.goto('/videos');
  const shown = page.locator(flipCard).first();
  await shown.hover();
  await expect(shown.locator(cutFrame).first()).toBeAttached();
  await page.mouse.move(0, 0);
  await expect(page.locator(cutFrame)).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a card without a loop cuts through its frames in the middle of the screen', async ({ page }) => {
    await page.goto('/videos');
    const shown = page.locator(flipCard).first();
    await shown.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(shown.locator(`${cutFrame}:not([hidden])`)).toHaveCount(1);
  });
});
