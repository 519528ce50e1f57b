import type { Page } from '@playwright/test';
import { blockStorage, setConnection } from './devices.fixture.ts';
import { mockPlayers } from './players.fixture.ts';
import { content, desktopScreen, expect, expectTouchTarget, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const home = routes.path('home');
const clipped = content.list('videos').find(({ data }) => data.clip !== undefined);
const watch = `/videos/${clipped?.slug ?? ''}`;

test.use({ viewport: desktopScreen });

function recordFilms(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp4')) films.push(pathname);
  });
  return films;
}

async function countRunning(page: Page, within = 'body'): Promise<number> {
  return page
    .locator(`${within} video`)
    .evaluateAll(
      (all) => all.filter((loop) => loop instanceof HTMLVideoElement && !loop.paused && loop.currentTime > 0).length,
    );
}

const pause = (page: Page) => page.locator('.loop-pause');

for (const viewport of [desktopScreen, phoneScreen]) {
  test(`the hero's loop plays at ${viewport.width} px once the page is there, silent, and rests out of view`, async ({
    page,
  }) => {
    const films = recordFilms(page);
    const held = Promise.withResolvers<undefined>();
    // Delays the page's load event.
    await page.route(/\.(avif|jpeg)$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.setViewportSize(viewport);
    await page.goto(home, { waitUntil: 'domcontentloaded' });
    expect(films).toEqual([]);
    held.resolve(undefined);
    const loop = page.locator('.hero video');
    await expect(loop).toHaveCSS('opacity', '1');
    const { loop: wide, phone } = content.single('homePage').backdrop ?? {};
    const named = viewport === phoneScreen ? phone?.loop : wide;
    expect(films[0], 'framed for its screen').toContain(`/${named?.split('/').at(-1)?.replace('mp4', '') ?? '?'}`);
    await expect(loop).toHaveJSProperty('muted', true);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => countRunning(page, '.hero')).toBe(0);
    await page.locator('h1').scrollIntoViewIfNeeded();
    await expect.poll(() => countRunning(page, '.hero')).toBe(1);
  });
}

test('a button on the film that is seen pauses all for the whole visit, and starts them again', async ({ page }) => {
  await page.goto(home);
  await expect(pause(page)).toBeInViewport({ ratio: 1 });
  await expectTouchTarget(pause(page));
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(pause(page), 'gone with its film').toBeHidden();
  await page.locator('h1').scrollIntoViewIfNeeded();
  await expect(pause(page)).toHaveAccessibleName(/\S/);
  await expect.poll(() => countRunning(page, '.hero')).toBe(1);
  await pause(page).press('Space');
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await countRunning(page)).toBe(0);

  const films = recordFilms(page);
  await page.goto(watch);
  await page.locator('video').first().scrollIntoViewIfNeeded();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  expect(films).toEqual([]);
  await pause(page).click();
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
});

test('it works in a browser without storage', async ({ page }) => {
  await blockStorage(page, 'sessionStorage');
  await page.goto(home);
  await pause(page).click();
  await expect.poll(() => countRunning(page)).toBe(0);
});

test("nothing moves beside the host's player", async ({ page }) => {
  await mockPlayers(page);
  await page.goto(watch);
  await expect.poll(() => countRunning(page, '.watch-player')).toBe(1);
  await page.locator('.watch-player [data-facade]').click();
  await expect.poll(() => countRunning(page, '.watch-player')).toBe(0);
});

for (const [kind, refuse] of [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['less data', (page: Page) => setConnection(page)],
  ['what a slow line carries', (page: Page) => setConnection(page, { effectiveType: '3g' })],
] as const) {
  test(`visitors who ask for ${kind} get stills`, async ({ page }) => {
    const films = recordFilms(page);
    await refuse(page);
    for (const path of [home, watch]) {
      await page.goto(path);
      await page.locator('video').first().scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(pause(page)).toBeHidden();
    }
    expect(films).toEqual([]);
  });
}
