import { listShifts, watchShifts } from './layout-shifts.ts';
import { waitForFrames } from './browser-test.ts';
import { content, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
for (const path of [
  ...['music', 'corporate'].map((name) => routes.portfolio(name)),
  routes.written('phantom-camera'),
]) {
  test(`nothing shifts when the island of ${path} hydrates late, in view`, async ({ page }) => {
    await page.setViewportSize(phoneScreen);
    await watchShifts(page);
    const late = Promise.withResolvers<undefined>();
    await page.route('**/*.js', async (route) => {
      await late.promise;
      await route.continue();
    });
    // The page's own scripts are late, too.
    await page.goto(path, { waitUntil: 'commit' });
    const unhydrated = page.locator('astro-island[ssr]');
    await expect(unhydrated).toHaveCount(1);
    // Scrolled to its end, below everything that grows.
    await unhydrated.evaluate((island) => {
      island.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(unhydrated).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await waitForFrames(page);
    const before = await listShifts(page);
    late.resolve(undefined);
    await expect(unhydrated).toHaveCount(0, { timeout: 20_000 });
    await waitForFrames(page);
    expect(await listShifts(page)).toEqual(before);
  });
}
