import type { Locator, Page } from '@playwright/test';
import { content, desktopScreen, expect, test } from './site.fixture.ts';

/** Durations of the specification, in milliseconds. */
const sectionMs = 1000;
const cardMs = 500;
const staggerMs = 100;

const { routes } = content;
const revealing = '.reveal, .reveal-card';

/** Scrolls until a share of an element is in view at the bottom of the screen, and waits for observers. */
async function scrollToShare(element: Locator, share: number): Promise<void> {
  await element.evaluate(async (target, wanted) => {
    const { top, height } = target.getBoundingClientRect();
    scrollBy({ top: top + height * wanted - innerHeight, behavior: 'instant' });
    // An observer reports in the frame after the change.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, share);
}

/**
 * Scrolls an element to just below the screen and waits until its surroundings are at rest: a card's section slides up
 * when revealed, and moves the card.
 */
async function approach(element: Locator): Promise<void> {
  await scrollToShare(element, -0.1);
  await element.evaluate((target, selector) => {
    for (let around = target.parentElement; around; around = around.parentElement) {
      if (around.matches(selector)) for (const animation of around.getAnimations()) animation.finish();
    }
  }, revealing);
}

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
    ['section', '.reveal:not(:has(img))', sectionMs],
    ['card', '.reveal-card:not(:has(img))', cardMs],
  ] as const) {
    test(`a ${kind} below the screen is hidden, and comes once a tenth of it is in view`, async ({ page }) => {
      await page.goto(routes.portfolio('corporate'));
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
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(element, 'once shown it stays').toHaveCSS('opacity', '1');
    });
  }

  test('cards that come into view together follow each other', async ({ page }) => {
    await page.goto(routes.portfolio('music'));
    const grid = page.locator('main ul').filter({ has: page.locator('> li.reveal-card a[href^="/videos/"]') });
    const cards = grid.first().locator('> li');
    const start = await belowTheFold(page, 'main li.reveal-card');
    const words = page.locator('main li.reveal-card').nth(start).locator('[data-waits]:not(.reveal-on-hover)').first();
    await expect(words).toHaveCSS('opacity', '0');
    await page.setViewportSize({ width: desktopScreen.width, height: 6000 });
    await expect(cards.last().locator('[data-waits]:not(.reveal-on-hover)').first()).toHaveCSS('opacity', '1');
    const delays = await cards.evaluateAll((all) =>
      all
        .flatMap((card) => card.querySelector('[data-waits]:not(.reveal-on-hover)') ?? [])
        .map((one) => Number.parseFloat(getComputedStyle(one).transitionDelay) * 1000)
        .filter((delay) => delay > 0),
    );
    expect(delays.length).toBeGreaterThan(6);
    expect(delays).toEqual(delays.map((_, index) => (index + 1) * staggerMs));
  });

  test('nothing in the first screen waits, on any kind of page', async ({ page }) => {
    for (const route of ['home', 'about', 'contact', 'blog', 'behindTheScenes'] as const) {
      await page.goto(routes.path(route));
      const waiting = await page.locator(revealing).evaluateAll((all) =>
        all
          .filter((element) => element.getBoundingClientRect().top < innerHeight)
          .filter((element) => getComputedStyle(element).opacity !== '1')
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(waiting, route).toEqual([]);
    }
  });

  test('a section that grows with rotation or zoom is still revealed', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(routes.path('about'));
    const index = await belowTheFold(page, '.reveal');
    const element = page.locator('.reveal').nth(index);
    await page.setViewportSize({ width: 320, height: 256 });
    await element.evaluate((target) =>
      scrollBy({ top: target.getBoundingClientRect().top - innerHeight * 0.8, behavior: 'instant' }),
    );
    await expect(element).toHaveCSS('opacity', '1');
  });

  test('revealed cards stay visible when the portfolio hydrates', async ({ page }) => {
    let isHeld = true;
    await page.route(/\/PortfolioBrowser\..*js$/, async (route) => {
      await expect.poll(() => isHeld).toBe(false);
      await route.continue();
    });
    await page.goto(routes.portfolio('music'));
    const card = page.locator('main li.reveal-card').first();
    await card.scrollIntoViewIfNeeded();
    await expect(card).toHaveCSS('opacity', '1');
    await page.mouse.wheel(0, 200);
    isHeld = false;
    await expect(page.locator('astro-island[ssr]:has([data-card])')).toHaveCount(0);
    await expect(page.locator('[data-filter]')).toBeVisible();
    expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });
});
