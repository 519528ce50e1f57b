import type { Page } from '@playwright/test';
import { content, desktopScreen, expect, test } from './site.fixture.ts';

const { routes } = content;
const path = routes.path('promotion');
const { promotion } = content.single('offers');
const { words } = content.single('promotionPage').offer;

/** Counted here from the offer alone, as a client would on a napkin. */
const playsADay = Math.ceil(promotion.hoursADay / promotion.everyHours);
const plays = playsADay * 30 * promotion.months;
const priceOfPlay = Number(promotion.price.replace(/[$,]/g, '')) / plays;

/** The figure that stands beside some words. */
async function readFigure(page: Page, text: string): Promise<string> {
  const term = page.locator('dt').filter({ hasText: text });
  await expect(term).toHaveCount(1);
  return term.locator('xpath=following-sibling::dd').innerText();
}

test('the offer is worked out: plays a day, plays in all, price of one', async ({ page }) => {
  await page.goto(path);
  expect(await readFigure(page, words.perDay)).toMatch(new RegExp(`\\b${String(playsADay)}$`));
  expect(await readFigure(page, words.inAll)).toMatch(new RegExp(`\\b${String(plays)}$`));
  const each = page
    .locator('dt')
    .getByText(words.each, { exact: true })
    .locator('xpath=../following-sibling::dd | ../dd');
  await expect(each.first()).toContainText(`$${priceOfPlay.toFixed(2)}`);
  expect(await readFigure(page, words.devices)).toContain(promotion.devices.toUpperCase());
});

test('every play of the day stands on the dial', async ({ page }) => {
  await page.goto(path);
  const dial = page.getByRole('figure').locator('svg');
  await expect(dial.locator('text').filter({ hasText: /^\d+ [ap]m$/ })).toHaveCount(playsADay);
});

test('screen readers hear the times', async ({ page }) => {
  await page.goto(path);
  const figure = page.getByRole('figure').filter({ hasText: words.times });
  const heard = await figure.locator('figcaption').textContent();
  expect(heard?.match(/\d+ [ap]m/g)).toHaveLength(playsADay);
});

for (const width of [320, desktopScreen.width]) {
  test(`the dial's words can be read and overlap nothing at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const boxes = await page
      .getByRole('figure')
      .locator('svg text')
      .evaluateAll((texts) =>
        texts.map((text) => {
          const { left, top, right, bottom, height } = text.getBoundingClientRect();
          return { left, top, right, bottom, height };
        }),
      );
    for (const [index, box] of boxes.entries()) {
      expect(box.height).toBeGreaterThanOrEqual(12);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      const overlapping = boxes
        .slice(index + 1)
        .filter(
          (other) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        );
      // The middle's figure stands on its words: their line boxes touch, their letters do not.
      expect(overlapping.length).toBeLessThanOrEqual(index === boxes.length - 2 ? 1 : 0);
    }
  });
}
