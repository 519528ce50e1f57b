import type { Page } from '@playwright/test';
import { content, desktopScreen, expect, phoneScreen, test, watchPath } from './site.fixture.ts';

const { routes } = content;
const footerLink = `footer a[href="${routes.portfolio('music')}"]`;

declare global {
  /** The names of what the transition into this page moved, none where it was cut to; set by the test's own script. */
  var movedIn: Promise<string[]> | undefined;
  /** The same of the whole page: the names of the animations of the page before and of this one. */
  var movedRoot: Promise<string[]> | undefined;
}

async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listMoved = () =>
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''))
        .filter((name) => name.startsWith('::view-transition-group('));
    const listRoot = () =>
      document
        .getAnimations()
        .flatMap((one) =>
          one instanceof CSSAnimation && /above|below/.test(one.animationName) ? [one.animationName] : [],
        )
        .sort();
    addEventListener('pagereveal', ({ viewTransition }) => {
      // A transition that the page skips rejects: nothing moved.
      globalThis.movedRoot = viewTransition ? viewTransition.ready.then(listRoot, () => []) : Promise.resolve([]);
      globalThis.movedIn = viewTransition ? viewTransition.ready.then(listMoved, () => []) : Promise.resolve([]);
    });
  });
}

test('a link to the page that one is on goes smoothly to its top, and loads nothing again', async ({ page }) => {
  await page.setViewportSize(desktopScreen);
  await page.goto(routes.portfolio('music'));
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'first';
  });
  const link = page.locator(footerLink);
  await link.scrollIntoViewIfNeeded();
  const from = await page.evaluate(() => scrollY);
  expect(from).toBeGreaterThan(0);
  await link.click();
  expect(await page.evaluate(() => scrollY), 'on the way, not at once').toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'first');
  await expect(page.locator('#main')).toBeFocused();
});

for (const [size, viewport] of Object.entries({ phone: phoneScreen, desktop: desktopScreen })) {
  test(`on a ${size} a new page starts at its top, and back restores the place`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(routes.written('miami-article'));
    const link = page.locator(footerLink);
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });

    await link.click();
    await expect(page).toHaveURL(routes.portfolio('music'));
    await page.waitForLoadState();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(routes.written('miami-article'));
    // Not to the pixel: a test's pages come without a cache, and text may be set in its fallback face.
    await expect(link).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);

    await page.goForward();
    await expect.poll(async () => page.evaluate(() => scrollY)).toBe(0);
  });
}

test.describe('between pages', () => {
  test.use({ viewport: desktopScreen });

  for (const from of ['/videos', watchPath]) {
    test(`a poster of ${from} grows into its player`, async ({ page }) => {
      await noteTransitions(page);
      await page.goto(from);
      const link = page.locator('[data-card] a').first();
      await link.scrollIntoViewIfNeeded();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(target);
      await expect.poll(() => page.evaluate(() => globalThis.movedIn)).toContain('::view-transition-group(player)');
      await expect(page.locator('.growing')).toHaveCount(0);
    });
  }

  for (const [from, motion, moved] of [
    ['its top', 'no-preference', ['come-from-above', 'leave-below']],
    ['its foot', 'no-preference', ['come-from-above', 'leave-below']],
    ['its foot', 'reduce', []],
  ] as const) {
    test(`from ${from} a page without the poster leads on to the top of the next (motion: ${motion})`, async ({
      page,
    }) => {
      await noteTransitions(page);
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto(watchPath);
      const name = motion === 'reduce' ? 'none' : 'player';
      await expect(page.locator('.player')).toHaveCSS('view-transition-name', name);
      await page.goto(routes.path('about'));
      if (from === 'its foot') await page.locator(footerLink).click();
      else
        await page
          .getByRole('navigation', { name: 'Main' })
          .locator(`a[href="${routes.portfolio('music')}"]`)
          .click();
      await expect(page).toHaveURL(routes.portfolio('music'));
      await expect.poll(async () => page.evaluate(() => globalThis.movedRoot)).toEqual(moved);
      await expect.poll(async () => page.evaluate(() => scrollY)).toBe(0);
      // The page's own script, which cuts, runs after its first frame; no visitor is back before it.
      await page.waitForLoadState();
      await page.goBack();
      await expect.poll(async () => page.evaluate(() => globalThis.movedRoot)).toEqual([]);
    });
  }
});
