import type { Page } from '@playwright/test';
import { content, desktopScreen, expect, test } from './site.fixture.ts';

const promotion = content.promotion.offer;
const { words } = content.single('promotionPage').offer;

/** Counted here from the offer alone, as a client would on a napkin. */
const playsADay = Math.ceil(promotion.hoursADay / promotion.everyHours);
const plays = playsADay * 30 * promotion.months;
const priceOfPlay = Number(promotion.price.replace(/[$,]/g, '')) / plays;

/** The figure beside some words, which begin its line. */
async function readFigure(page: Page, text: string): Promise<string> {
  const term = page.locator('dt').filter({ hasText: new RegExp(`^${RegExp.escape(text)}`) });
  await expect(term).toHaveCount(1);
  return term.locator('xpath=following-sibling::dd').innerText();
}

test('the offer is worked out, for the eye and for a voice, and the words of its dial overlap nothing', async ({
  page,
}) => {
  await page.goto(content.routes.path('promotion'));
  expect(await readFigure(page, words.perDay)).toMatch(new RegExp(`\\b${playsADay}$`));
  expect(await readFigure(page, words.inAll)).toMatch(new RegExp(`\\b${plays}$`));
  expect(await readFigure(page, words.each)).toContain(`$${priceOfPlay.toFixed(2)}`);
  expect(await readFigure(page, words.devices)).toContain(promotion.devices.toUpperCase());

  const figure = page.getByRole('figure').filter({ hasText: words.times });
  const heard = await figure.locator('figcaption').textContent();
  expect(heard?.match(/\d+ [ap]m/g)).toHaveLength(playsADay);
  await expect(figure.locator('svg text').filter({ hasText: /^\d+ [ap]m$/ })).toHaveCount(playsADay);

  for (const width of [320, desktopScreen.width]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await figure.locator('svg text').evaluateAll((texts) =>
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
      // The middle's figure is right above its words: their line boxes touch, their letters do not.
      expect(overlapping.length).toBeLessThanOrEqual(index === boxes.length - 2 ? 1 : 0);
    }
  }
});
