import { waitForFrames } from './browser-test.ts';
import type { Locator, Page } from '@playwright/test';
import { readPlayer } from '@site/model/blog/post-player.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { playerAddress } from '@site/model/video/video-link.ts';
import { blockPlayers, parseVimeoId, stallPlayers, mockPlayers } from './players.fixture.ts';
import { content, desktopScreen, expect, forgetFaults, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const videos = content.list('videos');

test.use({ viewport: desktopScreen });

const facades = (page: Page): Locator => page.locator('main a[data-facade]');

/** The frame that replaced a poster after a tap, with checks for every frame. */
async function expectFrame(page: Page, title: string): Promise<URL> {
  const frame = page.locator('main iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute('title', title);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen; picture-in-picture');
  // Not `toBeFocused`: while a cross-process frame has the focus, its page counts as unfocused.
  await expect.poll(() => frame.evaluate((one) => one === document.activeElement)).toBe(true);
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.searchParams.get('autoplay')).toBe('1');
  return address;
}

function watchPage(hasHash: boolean) {
  const video = videos.find(({ data }) => (parseVimeoId(data.vimeoId).hash !== null) === hasHash);
  if (!video) throw new Error(`content has no video ${hasHash ? 'with' : 'without'} a hash`);
  const { id, hash } = parseVimeoId(video.data.vimeoId);
  const address = `https://player.vimeo.com/video/${id}`;
  return {
    path: `/videos/${video.slug}`,
    title: video.data.title,
    address,
    parameters: { dnt: '1', ...(hash && { h: hash }) },
  };
}

const onYouTube = content.list('behindTheScenes').find(({ data }) => data.src.includes('youtube'))?.data;

/** The first player in a post, if any. */
const [postPlayer] = content.list('posts').flatMap(({ slug, data }) => {
  const [player] = parseHtml(data.contentHtml).children.flatMap((node) => readPlayer(node) ?? []);
  return player ? [{ path: `/blog/${slug}`, title: player.title, video: player.video }] : [];
});

interface PlayerCase {
  readonly name: string;
  readonly path: string;
  readonly title?: string | undefined;
  /** Without the player's parameters. */
  readonly address: string | undefined;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly screen?: { readonly width: number; readonly height: number };
  /** A key to press instead of tapping. */
  readonly key?: string;
}

const cases: readonly PlayerCase[] = [
  { name: 'a Vimeo video with a hash', ...watchPage(true) },
  { name: 'a Vimeo video without a hash', ...watchPage(false) },
  {
    name: 'a YouTube video without cookies',
    path: routes.path('behindTheScenes'),
    title: onYouTube?.title,
    address: onYouTube?.src,
    key: 'Enter',
  },
  ...(postPlayer
    ? [{ name: 'a video of an article', ...postPlayer, address: playerAddress(postPlayer.video), key: 'Enter' }]
    : []),
  { name: 'the live channel', path: routes.path('promotion'), address: content.promotion.channel, screen: phoneScreen },
];
for (const { name, path, title, address, parameters = {}, screen = desktopScreen, key } of cases) {
  test(`${key ?? 'a tap'} plays ${name}, and nothing of the player is there before @engines`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto(path);
    await expect(page.locator('iframe')).toHaveCount(0);
    await mockPlayers(page);
    const facade = title === undefined ? facades(page) : facades(page).filter({ hasText: title });
    const shownTitle = (await facade.locator('[data-title]').textContent()) ?? '';
    await (key === undefined ? facade.click() : facade.press(key));
    const asked = await expectFrame(page, title ?? shownTitle);
    expect(asked.origin + asked.pathname).toBe(address);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject(parameters);
    expect(asked.searchParams.has('h')).toBe('h' in parameters);
  });
}

for (const key of ['movies', 'behindTheScenes'] as const) {
  test(`${routes.path(key)} has every video under a heading, in 16:9`, async ({ page }) => {
    await page.goto(routes.path(key), { waitUntil: 'domcontentloaded' });
    const inOrder = content.list(key).sort((a, b) => a.data.order - b.data.order);
    expect(inOrder.length).toBeGreaterThan(0);
    await expect(facades(page)).toHaveCount(inOrder.length);
    const found = await facades(page).evaluateAll((anchors) =>
      anchors.map((anchor) => {
        const { width, height } = anchor.getBoundingClientRect();
        const url = new URL(anchor.getAttribute('href') ?? '');
        return { video: url.host + url.pathname, shape: (width / height).toFixed(1) };
      }),
    );
    const expected = inOrder.map(({ data }) => new URL(data.src));
    expect(found).toEqual(expected.map(({ host, pathname }) => ({ video: host + pathname, shape: '1.8' })));
    const titles = inOrder.map(({ data }) => data.title);
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toContainText(titles);
  });
}

test('each package has the video that was made with it', async ({ page }) => {
  await page.goto(routes.path('packages'), { waitUntil: 'domcontentloaded' });
  const { tiers } = content.single('packages');
  const ids = tiers.map(({ example }) => videos.find(({ slug }) => slug === example)?.data.vimeoId ?? '');
  const paths = await facades(page).evaluateAll((anchors) =>
    anchors.map((anchor) => new URL(anchor.getAttribute('href') ?? '').pathname),
  );
  expect(paths).toEqual(ids.map((id) => `/video/${parseVimeoId(id).id}`));
  for (const { name } of tiers) {
    await expect(page.locator('main').getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('with Ctrl, Meta or Shift it stays a link to the player; without, one video plays at a time', async ({ page }) => {
  await page.goto(routes.path('movies'));
  await mockPlayers(page);
  const [first, second] = [facades(page).nth(0), facades(page).nth(1)];
  await expect(first).toHaveAttribute('href', /^https:/);
  for (const modifier of ['Control', 'Meta', 'Shift'] as const) {
    // As the last click listener, reports what the page did with the click, and prevents the new tab.
    const leftAlone = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const onClick = (event: MouseEvent) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          };
          addEventListener('click', onClick, { once: true });
        }),
    );
    await first.click({ modifiers: [modifier] });
    expect(await leftAlone, modifier).toBe(true);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  await first.click();
  await expect(first, 'the first plays').toBeHidden();
  // Until a frame is drawn after it scrolls, the browser would send the click to the player that was there.
  await second.scrollIntoViewIfNeeded();
  await waitForFrames(page);
  await second.click();
  await expect(page.locator('main iframe')).toHaveCount(1);
  await expect(first, 'the first is a poster again').toBeVisible();
  await first.click();
  await expect(page.locator('main iframe')).toHaveCount(1);
});

/** Replaces a player with a film of our own, using a card's loop, since the fixture has one only in the reel. */
async function putFilm(page: Page, files: { readonly av1?: string; readonly h264: string }): Promise<void> {
  await facades(page)
    .first()
    .evaluate((link, { av1, h264 }) => {
      Object.assign(link, { href: h264 });
      Object.assign(link.dataset, { facade: 'file', ...(av1 && { av1 }) });
    }, files);
}

test("a film of our own plays in the browser's own player, in the format that the device can play", async ({
  page,
}) => {
  // A device that promises AV1 and fails to decode it, and on which only a tap starts sound.
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => 'probably';
    Object.defineProperty(HTMLMediaElement.prototype, 'autoplay', { set: () => undefined });
  });
  await page.route('**/broken.av1.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: 'no film' }));
  const clipped = videos.find(({ data }) => data.clip !== undefined);
  await page.goto(`/videos/${clipped?.slug ?? ''}`);
  const h264 = (await page.locator('video source').first().getAttribute('src')) ?? '';
  await page.goto(routes.path('movies'));
  await putFilm(page, { av1: '/broken.av1.mp4', h264 });
  await facades(page).first().click();
  const player = page.locator('main .player-frame');
  await expect(player).toHaveJSProperty('controls', true);
  await expect(player).toHaveCSS('opacity', '1');
  await expect(player).toHaveJSProperty('paused', false);
  await expect(player).toHaveAttribute('src', h264);
  await expect(player).toBeFocused();
});

test('every player says whose it is before it loads', async ({ page }) => {
  for (const path of [routes.path('movies'), routes.path('contact')]) {
    await page.goto(path);
    const hosts = await facades(page).evaluateAll((all) => all.map((facade) => facade.dataset.host ?? ''));
    for (const host of new Set(hosts)) {
      await expect(page.locator('main').getByText(new RegExp(`(?:plays?|loads) from .*${host}`, 'i'))).toBeVisible();
    }
  }
});

test.describe('where its host', () => {
  test.afterEach(({ faults }) => {
    forgetFaults(faults, /ERR_INTERNET_DISCONNECTED/);
  });

  const alert = (page: Page) => page.locator('main').getByRole('alert');
  const retry = (page: Page) => alert(page).getByRole('button', { name: 'Try again' });

  test('is blocked, or the visitor offline, a message leaves two ways on', async ({ page, context }) => {
    await blockPlayers(page);
    await page.goto(routes.path('movies'));
    await facades(page).first().click();
    await expect(alert(page)).toContainText(/No answer from (Vimeo|YouTube)/);
    await expect(retry(page)).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(facades(page).first()).toBeVisible();
    await expect(alert(page).getByRole('link', { name: /Open on (Vimeo|YouTube)/ })).toHaveAttribute(
      'href',
      /^https:\/\/(vimeo\.com\/\d+|www\.youtube\.com\/watch\?v=)/,
    );
    await context.setOffline(true);
    await retry(page).click();
    await expect(alert(page)).toContainText('You are offline');
    await context.setOffline(false);
    await mockPlayers(page);
    await retry(page).press('Enter');
    await expect(page.locator('main iframe')).toHaveCSS('opacity', '1');
    await expect(alert(page)).toHaveCount(0);
  });

  test('never answers, it has eight seconds', async ({ page }) => {
    await stallPlayers(page);
    // The browser's own timer can't be mocked, so it fires at once here.
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) => {
        const caller = new AbortController();
        addEventListener('time-is-over', () => caller.abort(), { once: true });
        document.documentElement.dataset.patience = String(ms);
        return caller.signal;
      };
    });
    await page.goto(routes.path('movies'));
    await facades(page).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-patience', '8000');
    await expect(page.locator('main iframe')).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('time-is-over')));
    await expect(alert(page)).toContainText('No answer from');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('a map that does not load stays drawn', async ({ page }) => {
  await blockPlayers(page);
  await page.goto(routes.path('contact'));
  await page.locator('a[data-facade=map]').click();
  await expect(page.locator('main').getByRole('alert')).toContainText('No answer from OpenStreetMap');
  await expect(page.locator('a[data-facade=map] img')).toBeVisible();
});
