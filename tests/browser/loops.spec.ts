import type { Page } from '@playwright/test';
import { blockStorage, setConnection } from './devices.fixture.ts';
import { content, desktopScreen, expect, expectTouchTarget, test } from './site.fixture.ts';

const { routes } = content;
const home = routes.path('home');
const music = routes.portfolio('music');
const hero = '[data-hero-loops]';
const card = '[data-card][data-loop]';
const flipCard = '[data-card][data-flip]:not([data-loop])';
/** A frame that a card cuts to. */
const cutFrame = '.flip';

test.use({ viewport: desktopScreen });

/** The addresses of films that the page asks for, in the order of asking. */
function recordFilms(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp4')) films.push(pathname);
  });
  return films;
}

/** A machine without a video decoder takes its time. */
const slowly = { timeout: 15_000 };

/** How many loops run. */
async function countRunning(page: Page, within = 'body'): Promise<number> {
  return page
    .locator(`${within} video`)
    .evaluateAll(
      (all) => all.filter((loop) => loop instanceof HTMLVideoElement && !loop.paused && loop.currentTime > 0).length,
    );
}

/** Looks once the page is idle, which is when loops begin: browsers call back in the order of asking. */
async function expectNoLoops(page: Page, asked: readonly string[]): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('video')).toHaveCount(0);
  expect(asked).toEqual([]);
}

test.describe('the hero', () => {
  test('asks for its loop once the page is there, and plays it without sound', async ({ page }) => {
    const films = recordFilms(page);
    const held = Promise.withResolvers<undefined>();
    // A late picture keeps the page from being loaded.
    await page.route(/\.(avif|jpeg)$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(home, { waitUntil: 'domcontentloaded' });
    await expectNoLoops(page, films);
    held.resolve(undefined);
    await expect.poll(() => countRunning(page, hero), slowly).toBe(1);
    expect(new Set(films).size).toBe(1);
    const loop = page.locator(`${hero} video`);
    await expect(loop).toHaveJSProperty('muted', true);
    await expect(loop).toHaveCSS('opacity', '1');
  });

  test('rests out of view; one button pauses it for the whole visit, and starts it again', async ({ page }) => {
    await page.goto(home);
    const button = page.locator(hero).getByRole('button');
    await expect(button).toBeVisible(slowly);
    await expect.poll(() => countRunning(page, hero), slowly).toBe(1);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => countRunning(page, hero)).toBe(0);
    await page.locator('h1').scrollIntoViewIfNeeded();
    await expect.poll(() => countRunning(page, hero), slowly).toBe(1);
    await expectTouchTarget(button);
    await expect(button).toHaveAccessibleName(/\S/);
    await expect(button).toHaveAttribute('aria-pressed', 'false');

    await button.press('Space');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await countRunning(page, hero)).toBe(0);

    const films = recordFilms(page);
    await page.reload();
    await expect(button).toBeVisible(slowly);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expectNoLoops(page, films);

    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => countRunning(page, hero), slowly).toBe(1);
  });

  test('can be paused in a browser that keeps nothing', async ({ page }) => {
    await blockStorage(page, 'sessionStorage');
    await page.goto(home);
    await page.locator(hero).getByRole('button').click();
    await expect.poll(() => countRunning(page, hero)).toBe(0);
  });
});

test.describe('a card', () => {
  test('plays its loop under a pointer or with the focus, fetched only then, and stops when they leave', async ({
    page,
  }) => {
    const films = recordFilms(page);
    await page.goto(music);
    const first = page.locator(card).first();
    await first.scrollIntoViewIfNeeded();
    await expectNoLoops(page, films);
    await first.hover();
    await expect.poll(() => countRunning(page), slowly).toBe(1);
    await expect(first.locator('video')).toHaveCSS('opacity', '1');
    expect([await first.getAttribute('data-loop'), await first.getAttribute('data-loop-av1')]).toContain(films[0]);
    expect(new Set(films).size).toBe(1);

    await page.locator(card).nth(1).hover();
    await expect.poll(() => countRunning(page, `${card} >> nth=1 >>`)).toBe(1);
    expect(await countRunning(page)).toBe(1);
    await page.locator('footer').hover();
    await expect.poll(() => countRunning(page)).toBe(0);
    await expect(first.locator('video')).toHaveCSS('opacity', '0');

    const link = first.getByRole('link');
    await page.locator('#portfolio').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: /./ }).first().focus();
    await link.focus();
    await page.keyboard.press('Shift');
    await expect.poll(() => countRunning(page), slowly).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => countRunning(page)).toBe(0);
    await expect(link).toBeFocused();
  });

  test('of the featured work plays the larger loop', async ({ page }) => {
    await page.goto(home);
    const { videos } = content.single('featured');
    for (const [index, slug] of videos.slice(0, 6).entries()) {
      const video = content.list('videos').find((candidate) => candidate.slug === slug);
      const loop = video?.data.featuredLoop?.split('/').at(-1);
      if (loop === undefined) continue;
      const featured = page.locator('li [data-card]').nth(index);
      await featured.hover();
      await expect.poll(() => countRunning(page, '[data-card]')).toBe(1);
      await expect
        .poll(() => featured.locator('video').evaluate((film) => (film as HTMLVideoElement).currentSrc))
        .toContain(`/${loop}.`);
      const { width } = await featured
        .locator('video')
        .evaluate((film) => ({ width: (film as HTMLVideoElement).videoWidth }));
      expect(width).toBe(1280);
    }
  });
});

for (const [kind, refuse] of [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['less data', (page: Page) => setConnection(page)],
  ['what a slow line carries', (page: Page) => setConnection(page, { effectiveType: '3g' })],
] as const) {
  test(`visitors who ask for ${kind} get stills`, async ({ page }) => {
    const films = recordFilms(page);
    await refuse(page);
    await page.goto(home);
    await expectNoLoops(page, films);
    await expect(page.locator(hero).getByRole('button')).toBeHidden();
    await page.clock.install();
    await page.locator(card).first().hover();
    await page.clock.runFor(600);
    await expectNoLoops(page, films);
    await page.goto('/videos');
    await page.locator(flipCard).first().hover();
    await page.clock.runFor(600);
    await expect(page.locator(cutFrame)).toHaveCount(0);
  });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const [step, take] of [
    ['scroll', (page: Page) => page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }))],
    ['touch', (page: Page) => page.touchscreen.tap(195, 300)],
  ] as const) {
    test(`the hero asks for no loop before the first ${step}, then plays`, async ({ page }) => {
      const films = recordFilms(page);
      await page.goto(home);
      await expectNoLoops(page, films);
      await take(page);
      await expect.poll(() => countRunning(page, hero), slowly).toBeGreaterThan(0);
      expect(films.length).toBeGreaterThan(0);
    });
  }

  test('the card in the middle of the screen plays its loop once, one at a time', async ({ page }) => {
    await page.goto('/videos');
    for (const at of [0, 1]) {
      const shown = page.locator(card).nth(at);
      await shown.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(shown.locator('video')).toHaveJSProperty('loop', false);
      await expect.poll(() => countRunning(page), slowly).toBe(1);
      await expect(shown.locator('video')).toHaveJSProperty('paused', false);
    }
  });

  test('no card moves for visitors who ask for less motion', async ({ page }) => {
    const films = recordFilms(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/videos');
    await page
      .locator(card)
      .nth(1)
      .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expectNoLoops(page, films);
  });

  test('a tap on a card leads to its page and fetches no loop', async ({ page }) => {
    const films = recordFilms(page);
    await page.goto('/videos');
    const link = page.locator(card).first().getByRole('link');
    const target = (await link.getAttribute('href')) ?? '';
    await link.tap();
    await expect(page).toHaveURL(target);
    expect(films).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the stills and the links, and no button that does nothing', async ({ page }) => {
    const films = recordFilms(page);
    await page.goto(home);
    await expect(page.locator('.door img')).toHaveCount(2);
    for (const still of await page.locator('.hero img, .door img').all()) await expect(still).toBeVisible();
    await expect(page.locator('a.door')).toHaveCount(2);
    await expect(page.locator(`${hero} button`)).toBeHidden();
    expect(films).toEqual([]);
  });
});
