import type { Locator, Page } from '@playwright/test';
import { content, desktopScreen, expect, test } from './site.fixture.ts';

/** Durations of the specification, in milliseconds. */
const sectionMs = 1000;
const cardMs = 500;
const staggerMs = 100;

/** The delay starts over after this many cards, so that no card waits long. */
const cardsInARow = 6;

const { routes } = content;
const revealing = '.reveal, .reveal-card';

/** Scrolls until a share of an element is in view at the foot of the screen, and waits until observers have looked. */
async function scrollToShare(element: Locator, share: number): Promise<void> {
  await element.evaluate(async (target, wanted) => {
    const { top, height } = target.getBoundingClientRect();
    scrollBy({ top: top + height * wanted - innerHeight, behavior: 'instant' });
    // An observer answers in the frame after the one that moved.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, share);
}

/**
 * Brings an element to just below the screen and lets what is around it come to rest: a card's section slides up
 * when it is revealed, and would carry the card with it.
 */
async function approach(element: Locator): Promise<void> {
  await scrollToShare(element, -0.1);
  await element.evaluate((target, selector) => {
    for (let around = target.parentElement; around; around = around.parentElement) {
      if (around.matches(selector)) for (const animation of around.getAnimations()) animation.finish();
    }
  }, revealing);
}

/** The first element below the screen. */
function belowTheFold(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.findIndex((element) => element.getBoundingClientRect().top > innerHeight * 1.2),
    );
}

async function readTransition(element: Locator): Promise<{ opacityMs: number; slideMs: number; delayMs: number }> {
  return element.evaluate((target) => {
    const style = getComputedStyle(target);
    const toMs = (list: string, index: number) => {
      const values = list.split(', ');
      return Number.parseFloat(values[index % values.length] ?? '') * 1000;
    };
    const properties = style.transitionProperty.split(', ');
    const opacity = properties.indexOf('opacity');
    return {
      opacityMs: toMs(style.transitionDuration, opacity),
      slideMs: toMs(style.transitionDuration, properties.indexOf('translate')),
      delayMs: toMs(style.transitionDelay, opacity),
    };
  });
}

test.describe('with motion', () => {
  test.use({ viewport: desktopScreen });

  for (const [kind, selector, durationMs] of [
    ['section', '.reveal', sectionMs],
    ['card', '.reveal-card', cardMs],
  ] as const) {
    test(`a ${kind} below the screen is hidden, and comes once a tenth of it is in view`, async ({ page }) => {
      await page.goto(routes.path('corporateVideos'));
      const index = await belowTheFold(page, selector);
      expect(index).toBeGreaterThanOrEqual(0);
      const element = page.locator(selector).nth(index);
      await expect(element).toHaveCSS('opacity', '0');
      const hiddenTop = await element.evaluate((target) => target.getBoundingClientRect().top + scrollY);

      await approach(element);
      await scrollToShare(element, 0.08);
      await expect(element, 'with less than a tenth in view').toHaveCSS('opacity', '0');
      await scrollToShare(element, 0.14);
      await expect(element, 'with more than a tenth in view').not.toHaveCSS('opacity', '0');
      await expect(element).toHaveCSS('opacity', '1');
      const shownTop = await element.evaluate((target) => target.getBoundingClientRect().top + scrollY);
      expect(shownTop, 'it slid up').toBeLessThan(hiddenTop);

      expect(await readTransition(element)).toMatchObject({ opacityMs: durationMs, slideMs: durationMs });
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await expect(element, 'once shown it stays').toHaveCSS('opacity', '1');
    });
  }

  test('the cards of a grid follow each other', async ({ page }) => {
    await page.goto(routes.path('musicVideos'));
    const grid = page.locator('main ul').filter({ has: page.locator('> li.reveal-card a[href^="/videos/"]') });
    const cards = await grid.first().locator('> li:not(.frame-row)').all();
    expect(cards.length).toBeGreaterThanOrEqual(cardsInARow);
    for (const [index, card] of cards.entries()) {
      const { delayMs } = await readTransition(card);
      expect(delayMs, `card ${String(index + 1)}`).toBeCloseTo((index % cardsInARow) * staggerMs);
    }
  });
});
