import type { Locator, Page } from '@playwright/test';
import { parseVimeoId, standInForPlayers } from './players.fixture.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes, site } = content;

test.use({ viewport: desktopScreen });

function facade(page: Page, title: string): Locator {
  return page.locator('main a[data-facade]').filter({ hasText: title });
}

/** The frame that a tap put in the place of a poster, with what every frame owes to the visitor. */
async function expectFrame(page: Page, title: string): Promise<URL> {
  const frame = page.locator('main iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute('title', title);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  const allowed = (await frame.getAttribute('allow')) ?? '';
  expect(allowed.split(';').map((feature) => feature.trim())).toEqual(
    expect.arrayContaining(['autoplay', 'fullscreen', 'picture-in-picture']),
  );
  // Not "focused": while a frame of another process takes the focus, its page counts as without any.
  await expect.poll(() => frame.evaluate((one) => one === document.activeElement)).toBe(true);
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.searchParams.get('autoplay')).toBe('1');
  return address;
}

const videos = content.list('videos');
for (const [kind, video] of [
  ['with a hash', videos.find(({ data }) => parseVimeoId(data.vimeoId).hash !== null)],
  ['without a hash', videos.find(({ data }) => parseVimeoId(data.vimeoId).hash === null)],
] as const) {
  test(`a tap plays a Vimeo video ${kind}, and nothing of the player is there before`, async ({ page }) => {
    if (!video) throw new Error(`content has no video ${kind}`);
    const { id, hash } = parseVimeoId(video.data.vimeoId);
    await page.goto(`/videos/${video.slug}`);
    await expect(page.locator('iframe')).toHaveCount(0);
    await standInForPlayers(page);
    await facade(page, video.data.title).click();
    const address = await expectFrame(page, video.data.title);
    expect(address.host).toBe('player.vimeo.com');
    expect(address.pathname).toBe(`/video/${id}`);
    expect(address.searchParams.get('dnt')).toBe('1');
    expect(address.searchParams.get('h')).toBe(hash);
  });
}

test('Enter plays a YouTube video without cookies', async ({ page }) => {
  const onYouTube = content.list('behindTheScenes').find(({ data }) => data.src.includes('youtube'));
  if (!onYouTube) throw new Error('content has no YouTube video');
  await page.goto(routes.path('behindTheScenes'));
  await expect(page.locator('iframe')).toHaveCount(0);
  await standInForPlayers(page);
  await facade(page, onYouTube.data.title).focus();
  await page.keyboard.press('Enter');
  const address = await expectFrame(page, onYouTube.data.title);
  expect(address.host).toBe('www.youtube-nocookie.com');
  expect(address.pathname).toBe(new URL(onYouTube.data.src).pathname);
});

test('a tap plays the live channel', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await page.goto(routes.path('promotion'));
  await expect(page.locator('iframe')).toHaveCount(0);
  await standInForPlayers(page);
  const channel = page.locator('main a[data-facade]');
  const title = (await channel.locator('[data-title]').textContent()) ?? '';
  await channel.click();
  const address = await expectFrame(page, title);
  expect(`${address.origin}${address.pathname}`).toBe(site.channels.live);
});

test('with Ctrl, Meta or Shift it stays a link to the player', async ({ page }) => {
  await page.goto(routes.path('movies'));
  const first = page.locator('main a[data-facade]').first();
  await expect(first).toHaveAttribute('href', /^https:/);
  for (const modifier of ['Control', 'Meta', 'Shift'] as const) {
    // Hears the click last: says what the page did with it, and spares the new tab.
    const leftAlone = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const hear = (event: MouseEvent) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          };
          addEventListener('click', hear, { once: true });
        }),
    );
    await first.click({ modifiers: [modifier] });
    expect(await leftAlone, modifier).toBe(true);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

/** The pages of players, the number of videos each shows, and where their data comes from. */
const pages = [
  { key: 'movies', videos: content.list('movies'), count: 4 },
  { key: 'behindTheScenes', videos: content.list('behindTheScenes'), count: 49 },
] as const;
for (const { key, videos: shown, count } of pages) {
  test(`${routes.path(key)} has every video under a heading, in 16:9`, async ({ page }) => {
    await page.goto(routes.path(key), { waitUntil: 'domcontentloaded' });
    const inOrder = [...shown].sort((a, b) => a.data.order - b.data.order);
    expect(inOrder).toHaveLength(count);
    const facades = page.locator('main a[data-facade]');
    await expect(facades).toHaveCount(count);
    const found = await facades.evaluateAll((anchors) =>
      anchors.map((anchor) => {
        const { width, height } = anchor.getBoundingClientRect();
        const url = new URL(anchor.getAttribute('href') ?? '');
        return { video: url.host + url.pathname, shape: (width / height).toFixed(1) };
      }),
    );
    expect(found).toEqual(
      inOrder.map(({ data }) => {
        const url = new URL(data.src);
        return { video: url.host + url.pathname, shape: (16 / 9).toFixed(1) };
      }),
    );
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toContainText(
      inOrder.map(({ data }) => data.title),
    );
  });
}

test('each package has the video that was made with it', async ({ page }) => {
  await page.goto(routes.path('packages'), { waitUntil: 'domcontentloaded' });
  const { tiers } = content.single('packages');
  const examples = tiers.map(({ example }) => videos.find(({ slug }) => slug === example)?.data);
  const hrefs = await page
    .locator('main a[data-facade]')
    .evaluateAll((anchors) => anchors.map((anchor) => new URL(anchor.getAttribute('href') ?? '').pathname));
  expect(hrefs).toEqual(examples.map((example) => `/video/${parseVimeoId(example?.vimeoId ?? '').id}`));
  for (const { name } of tiers) {
    await expect(page.locator('main').getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('one video plays at a time', async ({ page }) => {
  await page.goto(routes.path('movies'));
  await standInForPlayers(page);
  const facades = page.locator('main a[data-facade]');
  await facades.nth(0).click();
  await facades.nth(1).click();
  await expect(page.locator('main iframe')).toHaveCount(1);
  await expect(facades.nth(0), 'the first is a poster again').toBeVisible();
  await facades.nth(0).click();
  await expect(page.locator('main iframe')).toHaveCount(1);
});

test('a film of our own plays in the browser’s own player', async ({ page }) => {
  await page.goto(routes.path('movies'));
  // The sample content has none: this makes one of a poster.
  const loop = content.list('videos').find(({ data }) => data.loop !== undefined);
  await page.goto(`/videos/${loop?.slug ?? ''}`);
  const film = await page.evaluate(async () => {
    const html = await (await fetch('/music-videos')).text();
    return /data-loop="([^"]+)"/.exec(html)?.[1] ?? '';
  });
  await page.locator('main a[data-facade]').evaluate((anchor, address) => {
    anchor.setAttribute('data-facade', 'file');
    anchor.setAttribute('href', address);
  }, film);
  await page.locator('main a[data-facade]').click();
  const player = page.locator('main .player-frame');
  await expect(player).toHaveJSProperty('tagName', 'VIDEO');
  await expect(player).toHaveJSProperty('controls', true);
  await expect(player).toHaveCSS('opacity', '1', { timeout: 15_000 });
  await expect(page.locator('iframe')).toHaveCount(0);
});
