import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const footerLink = `footer a[href="${routes.path('musicVideos')}"]`;

declare global {
  /** Whether this page came by a view transition; set by the test's own script. */
  var cameByTransition: boolean | undefined;
}

for (const [size, viewport] of Object.entries({ phone: phoneScreen, desktop: desktopScreen })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a new page starts at its top, and back restores the place', async ({ page }) => {
      await page.goto(routes.written('miami-article'));
      const link = page.locator(footerLink);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });

      await link.click();
      await expect(page).toHaveURL(routes.path('musicVideos'));
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
  });
}

test('a page that no poster leads to is cut to, since a transition would hold it up', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      globalThis.cameByTransition = event.viewTransition !== null;
    });
  });
  await page.goto(routes.path('about'));
  await page.locator(footerLink).click();
  await expect(page).toHaveURL(routes.path('musicVideos'));
  await expect.poll(async () => page.evaluate(() => globalThis.cameByTransition)).toBe(false);
});

test('pages change at once where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      globalThis.cameByTransition = event.viewTransition !== null;
    });
  });
  await page.goto(routes.path('about'));
  await page.locator(footerLink).click();
  await expect(page).toHaveURL(routes.path('musicVideos'));
  await expect.poll(async () => page.evaluate(() => globalThis.cameByTransition)).toBe(false);
});
