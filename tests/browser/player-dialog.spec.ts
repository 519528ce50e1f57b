import { parseVimeoId, mockPlayers } from './players.fixture.ts';
import { cardOf, expectPlayerClosed, music, musicPath, openPortfolio, player } from './portfolio.fixture.ts';
import { desktopScreen, expect, expectTouchTarget, phoneScreen, test } from './site.fixture.ts';

test.use({ viewport: desktopScreen });

const [first, second, third] = music;
if (!first || !second || !third) throw new Error('content has too few music videos');

test('a click plays a video over the page within the tap itself, and four ways lead out', async ({ page }) => {
  const asked = await mockPlayers(page);
  await openPortfolio(page);
  const parts = [/\/later\..*js$/, /\/player-dialog\..*css$/];
  const came = Promise.all(parts.map((part) => page.waitForResponse(part)));
  await cardOf(page, second.slug).hover();
  for (const part of await came) await part.finished();
  // Waits for hydration.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  expect(asked.urls, 'nothing of its host is asked for before').toEqual([]);
  const isThere = await cardOf(page, second.slug).evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
    return document.querySelector('dialog iframe') !== null;
  });
  expect(isThere, 'as phones demand').toBe(true);

  await expect(player(page)).toBeVisible();
  await expect(player(page)).toHaveAccessibleName(second.data.title);
  await expect(page).toHaveURL(`${musicPath}?video=${second.slug}`);
  const frame = player(page).locator('iframe');
  await expect(frame).toHaveAttribute('title', second.data.title);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen; picture-in-picture');
  const address = new URL((await frame.getAttribute('src')) ?? '');
  const { id, hash } = parseVimeoId(second.data.vimeoId);
  expect(address.origin + address.pathname).toBe(`https://player.vimeo.com/video/${id}`);
  expect(Object.fromEntries(address.searchParams)).toEqual({ dnt: '1', autoplay: '1', ...(hash && { h: hash }) });
  await expect(frame).toHaveCSS('opacity', '1');
  await expect(player(page)).toContainText('Plays from Vimeo');
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => player(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(12, desktopScreen.height / 2),
    () => page.goBack(),
  ];
  for (const [index, close] of ways.entries()) {
    if (index > 0) await cardOf(page, second.slug).click();
    await expect(frame).toBeVisible();
    await expect(page.locator('.growing'), 'the poster has grown').toHaveCount(0);
    await close();
    await expectPlayerClosed(page, second.slug);
  }
});

test('the keyboard opens it, stays inside, and moves with the arrows', async ({ page }) => {
  await mockPlayers(page);
  await openPortfolio(page);
  await cardOf(page, first.slug).press('Enter');
  await expect(player(page).getByRole('heading')).toBeFocused();
  const back = player(page).getByRole('button', { name: 'Previous video' });
  await expect(back, 'nothing comes before the first').toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowLeft');
  for (const key of ['Alt+ArrowRight', 'Meta+ArrowRight']) await page.keyboard.press(key);
  await expect(page).toHaveURL(`${musicPath}?video=${first.slug}`);

  // A key held down moves by one video.
  for (let press = 0; press < 3; press += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expect(page).toHaveURL(`${musicPath}?video=${second.slug}`);
  await expect(player(page)).toHaveAccessibleName(second.data.title);
  await expect(player(page).getByRole('status').first(), 'the film is announced').toHaveText(second.data.title);
  await expect(player(page).locator('iframe')).toHaveAttribute('title', second.data.title);
  await expect(page.locator('iframe'), 'one plays at a time').toHaveCount(1);
  await player(page).getByRole('button', { name: 'Next video' }).click();
  await expect(page).toHaveURL(`${musicPath}?video=${third.slug}`);
  await page.keyboard.press('ArrowLeft');
  await expect(player(page)).toHaveAccessibleName(second.data.title);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside, 'the focus stays inside').toBe(false);
  }
  await player(page).getByRole('button', { name: 'Close' }).click();
  await expectPlayerClosed(page, second.slug);
});

test('within a genre the arrows stay within the genre @engines', async ({ page }) => {
  await mockPlayers(page);
  const [from, to] = music.filter(({ data }) => data.group === 'Salsa');
  if (!from || !to) throw new Error('content has too few salsa videos');
  await openPortfolio(page, `${musicPath}?genre=salsa`);
  // Until the genre's cards have loaded, the page's own are shown.
  await expect(cardOf(page, first.slug)).toHaveCount(0);
  await cardOf(page, from.slug).click();
  await expect(player(page)).toHaveAccessibleName(from.data.title);
  await page.keyboard.press('ArrowRight');
  await expect(player(page)).toHaveAccessibleName(to.data.title);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${musicPath}?genre=salsa`);
  await expect(cardOf(page, to.slug)).toBeFocused();
});

test('a copied address opens the same video, and plays only once it is asked to @engines', async ({ page }) => {
  const asked = await mockPlayers(page);
  for (const video of [first, music.at(-1) ?? first]) {
    await page.goto(`${musicPath}?video=${video.slug}`);
    await expect(player(page)).toHaveAccessibleName(video.data.title);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked.urls).toEqual([]);
  }
  await player(page)
    .getByRole('link', { name: `Play ${music.at(-1)?.data.title ?? ''}` })
    .click();
  await expect(player(page).locator('iframe')).toHaveAttribute('title', music.at(-1)?.data.title ?? '');
  await page.keyboard.press('Escape');
  await expect(player(page)).toHaveCount(0);
  await expect(page).toHaveURL(musicPath);
});

test('a frame that navigates on its own does not prevent closing', async ({ page }) => {
  const next = '<form><input aria-label="Password" name="step" /><button>Open</button></form>';
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().url().includes('step=') ? 'playing' : next }),
  );
  await openPortfolio(page);
  await cardOf(page, first.slug).click();
  const frame = player(page).frameLocator('iframe');
  await frame.getByRole('button', { name: 'Open' }).click();
  await expect(frame.getByText('playing')).toBeVisible();
  await player(page).getByRole('button', { name: 'Close' }).click();
  await expectPlayerClosed(page, first.slug);
  await cardOf(page, second.slug).click();
  await expect(player(page)).toHaveAccessibleName(second.data.title);
  await page.goBack();
  await expectPlayerClosed(page, second.slug);
});

test('a self-hosted film handles its own keys; elsewhere they move to the next video', async ({ page }) => {
  await mockPlayers(page);
  const clipped = music.find(({ data }) => data.clip !== undefined);
  await page.goto(`/videos/${clipped?.slug ?? ''}`);
  const film = (await page.locator('video source').first().getAttribute('src')) ?? '';
  // The fixture has such a film only in the reel.
  await page.route(/\/data\/videos\/.*\.json$/, async (route) => {
    const video = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...video, embed: { kind: 'file', frame: film } } });
  });
  await openPortfolio(page);
  await page.goto(`${musicPath}?video=${music.at(-2)?.slug ?? ''}`);
  await player(page)
    .getByRole('link', { name: /^Play / })
    .click();
  await expect(player(page).locator('video')).toBeFocused();
  const address = page.url();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(address);
  await player(page).getByRole('button', { name: 'Share' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(address);
});

test('a press before the player has loaded opens it once, and not after the visitor has moved on', async ({ page }) => {
  await mockPlayers(page);
  let isHeld = true;
  await page.route(/\/later\..*js$/, async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    await route.continue();
  });
  await openPortfolio(page);
  await cardOf(page, first.slug).click();
  await cardOf(page, second.slug).click();
  isHeld = false;
  await expect(player(page).locator('iframe')).toHaveAttribute('title', second.data.title);
  await expect(player(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPlayerClosed(page, second.slug);

  isHeld = true;
  await page.reload();
  await openPortfolio(page);
  await cardOf(page, first.slug).click();
  await page.getByRole('navigation', { name: /genre/i }).getByRole('link', { name: /Salsa/ }).click();
  await expect(page).toHaveURL(/genre=salsa/);
  isHeld = false;
  await expect(cardOf(page, first.slug), 'the genre has come').toHaveCount(0);
  await expect(player(page), 'the visitor wants the list by now').toHaveCount(0);
});

test('on small screens the film takes the space', async ({ page }) => {
  await mockPlayers(page);
  await page.goto(`${musicPath}?video=${first.slug}`);
  const stage = player(page).locator('[data-stage]');
  for (const [width, height, minWidth] of [
    [844, 390, 600],
    [667, 320, 460],
    [320, 256, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await stage.boundingBox())?.width).toBeGreaterThanOrEqual(minWidth);
    const isInView = () => stage.evaluate((box) => box.getBoundingClientRect().bottom <= innerHeight);
    await expect.poll(isInView, `all of it at ${width} px`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a Ctrl- or Cmd-click opens the watch page in a new tab', async ({ page, context }) => {
  await openPortfolio(page);
  const opened = context.waitForEvent('page');
  await cardOf(page, first.slug).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(`/videos/${first.slug}`);
  await expect(player(page)).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phoneScreen });

  test('one tap plays, another closes', async ({ page }) => {
    await mockPlayers(page);
    await openPortfolio(page);
    await cardOf(page, first.slug).tap();
    await expect(player(page).locator('iframe')).toHaveCSS('opacity', '1');
    const box = await player(page).locator('iframe').boundingBox();
    expect(box?.width).toBe(phoneScreen.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneScreen.width);
    for (const button of await player(page).getByRole('button').all()) await expectTouchTarget(button);
    await player(page).getByRole('button', { name: 'Close' }).tap();
    await expectPlayerClosed(page, first.slug);
  });
});

for (const { name, reducedMotion, isStuck, growths } of [
  { name: 'where motion is welcome', reducedMotion: 'no-preference', isStuck: false, growths: 1 },
  { name: 'with reduced motion, without growing', reducedMotion: 'reduce', isStuck: false, growths: 0 },
  { name: 'on a machine too busy to let the poster grow', reducedMotion: 'no-preference', isStuck: true, growths: 1 },
] as const) {
  test(`it opens ${name}`, async ({ page }) => {
    await mockPlayers(page);
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript((isTooBusy) => {
      const start = document.startViewTransition.bind(document);
      /** A browser whose transition does not end until it is skipped. */
      const startStuck = (change: () => void): ViewTransition => {
        const finished = Promise.withResolvers<undefined>();
        const ready = Promise.withResolvers<undefined>();
        const skipTransition = (): void => {
          change();
          ready.reject(new DOMException('Skipped', 'AbortError'));
          finished.resolve(undefined);
        };
        return { ready: ready.promise, finished: finished.promise, skipTransition } as ViewTransition;
      };
      document.startViewTransition = ((change: () => void) => {
        document.documentElement.dataset.grew = '';
        return isTooBusy ? startStuck(change) : start(change);
      }) as typeof document.startViewTransition;
    }, isStuck);
    await openPortfolio(page);
    await cardOf(page, first.slug).click();
    await expect(player(page).locator('iframe')).toBeVisible();
    await expect(page.locator('.growing')).toHaveCount(0);
    await expect(page.locator('html[data-grew]')).toHaveCount(growths);
  });
}
