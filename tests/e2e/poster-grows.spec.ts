import type { Page } from '@playwright/test';
import { desktopScreen, expect, test, watchPath } from './site.fixture.ts';

test.use({ viewport: desktopScreen });

declare global {
  /** The names of what moved into this page by itself; set by the test's own script. */
  var movedIn: Promise<string[]> | undefined;
}

/** Notes which named elements the transition into each page moves. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      globalThis.movedIn = viewTransition?.ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''))
          .filter((name) => name.startsWith('::view-transition-group(')),
      );
    });
  });
}

test.describe('a poster grows into its player', () => {
  for (const from of ['/videos', watchPath]) {
    test(`from ${from}`, async ({ page }) => {
      await noteTransitions(page);
      await page.goto(from);
      const link = page.locator('[data-card] a').first();
      await link.scrollIntoViewIfNeeded();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(target);
      expect(await page.evaluate(() => globalThis.movedIn)).toContain('::view-transition-group(player)');
      await expect(page.locator('.growing')).toHaveCount(0);
    });
  }

  test('but not where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(watchPath);
    await expect(page.locator('.player')).toHaveCSS('view-transition-name', 'none');
  });
});
