import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const footerLink = `footer a[href="${routes.portfolio('music')}"]`;

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
  test(`on a ${size} a new page starts at its top, and back restores the place @engines`, async ({ page }) => {
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
    // Not to the pixel: without a cache, text may be laid out in its fallback face.
    await expect(link).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);

    // Chromium has rejected so when Back came while a page was being shown.
    await page.evaluate(() => {
      void Promise.reject(new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'));
    });
    await page.goForward();
    await expect.poll(async () => page.evaluate(() => scrollY)).toBe(0);
  });
}
