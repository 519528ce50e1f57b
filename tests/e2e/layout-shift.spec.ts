import type { Page } from '@playwright/test';
import { content, desktopScreen, expect, phoneScreen, test, walks, walkTimeoutMs } from './site.fixture.ts';

declare global {
  /** What moved so far, in the browser's own measure. */
  var shifts: { value: number; what: string }[];
}

/** From the next page on, keeps what moves by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    const describe = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 90) : 'text');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null }[];
        };
        const what = shift.sources.map(({ node }) => describe(node)).join(' | ');
        if (!shift.hadRecentInput) globalThis.shifts.push({ value: shift.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const [size, screen] of Object.entries({ phone: phoneScreen, desktop: desktopScreen })) {
  for (const { name, paths } of walks) {
    test(`nothing jumps on a ${size} while pages load and are scrolled through, from ${name}`, async ({ page }) => {
      test.setTimeout(walkTimeoutMs);
      await page.setViewportSize(screen);
      await watchShifts(page);
      for (const path of paths) {
        await page.goto(path);
        const shifts = await page.evaluate(async () => {
          await document.fonts.ready;
          for (let before = -1; before !== scrollY;) {
            before = scrollY;
            scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
            for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
          }
          return globalThis.shifts;
        });
        expect.soft(shifts, `${path}: what moved by itself`).toEqual([]);
      }
    });
  }
}

const { routes } = content;
for (const path of [
  ...(['musicVideos', 'corporateVideos'] as const).map((key) => routes.path(key)),
  ...['phantom-camera', 'red-dragon', 'color-grading'].map((slug) => routes.written(slug)),
]) {
  test(`nothing jumps where ${path} wakes late, under a visitor's eyes`, async ({ page }) => {
    await page.setViewportSize(phoneScreen);
    await watchShifts(page);
    await page.goto(path);
    const asleep = page.locator('astro-island[ssr]');
    await expect(asleep).toHaveCount(1);
    const late = Promise.withResolvers<undefined>();
    await page.route('**/*.js', async (route) => {
      await late.promise;
      await route.continue();
    });
    // To its end, where everything that grows above would push.
    await asleep.evaluate((island) => {
      island.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(asleep).toHaveCount(1);
    late.resolve(undefined);
    await expect(asleep).toHaveCount(0, { timeout: 20_000 });
    await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  });
}
