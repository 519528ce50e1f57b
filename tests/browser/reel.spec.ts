import type { Page } from '@playwright/test';
import { readTimecode } from '@site/model/schemas/reel-page.ts';
import { content, desktopScreen, expect, expectTouchTarget, phoneScreen, test } from './site.fixture.ts';

const reel = content.single('reelPage');
const path = content.routes.path('reel');

function parts(page: Page) {
  const dialog = page.getByRole('dialog', { name: reel.heading });
  return { link: page.getByRole('link', { name: reel.play }), dialog, film: dialog.locator('video') };
}

/** The background color of primary buttons. */
function accentColor(page: Page) {
  const call = page.locator('a[href^="tel:"]').and(page.locator(':is(header, .call-bar) a')).locator('visible=true');
  return call.first().evaluate((element) => getComputedStyle(element).backgroundColor);
}

test.use({ viewport: desktopScreen, reducedMotion: 'reduce' });

test('home plays the reel over the page after a tap, from this site alone, names each film, and keeps nothing', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  const { link, dialog, film } = parts(page);
  expect(requests.filter((address) => address.includes('/reel.'))).toEqual([]);
  await link.press('Enter');
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('controls', true);
  await expect(film).toBeFocused();
  await expect(film).toBeInViewport({ ratio: 1 });
  const cues = await film.evaluate(async (video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    if (!track) return 0;
    const element = video.querySelector('track');
    const loaded = new Promise((resolve) => element?.addEventListener('load', resolve));
    track.mode = 'hidden';
    await loaded;
    return track.cues?.length ?? 0;
  });
  expect(cues, 'captions').toBeGreaterThan(3);
  for (const { at, film: named } of reel.shots.list.slice(1, 4)) {
    await film.evaluate((video: HTMLVideoElement, seconds) => (video.currentTime = seconds), readTimecode(at) + 0.1);
    if (!named) continue;
    const name = dialog.getByRole('link', { name: named.title });
    await expect(name).toBeVisible();
    await expect(name).toHaveAttribute('href', new RegExp(`^${named.path}`));
  }
  expect(requests.filter((address) => !address.startsWith(baseURL ?? '') && !address.startsWith('data:'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(film).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});

for (const viewport of [phoneScreen, { width: 768, height: 1024 }, desktopScreen]) {
  test(`home offers the reel first and a quote second, in its first screen of ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const actions = page.getByRole('main').getByRole('link');
    await expect(actions.first()).toHaveText(new RegExp(`^${RegExp.escape(reel.play)} `));
    await expect(actions.first()).toHaveCSS('background-color', await accentColor(page));
    await expect(actions.nth(1)).toHaveText(content.single('navigation').words.quote);
    await expect(actions.nth(1)).toHaveAttribute('href', content.routes.path('contact'));
    for (const action of [actions.first(), actions.nth(1)]) await expect(action).toBeInViewport({ ratio: 1 });
  });
}

test.describe('with a finger', () => {
  test.use({ viewport: phoneScreen, hasTouch: true, isMobile: true });

  test('the reel opens by a tap and closes by its button, which is large', async ({ page }) => {
    await page.goto('/');
    const { link, dialog, film } = parts(page);
    await expectTouchTarget(link);
    await link.tap();
    await expect(film).toBeInViewport({ ratio: 1 });
    const close = dialog.getByRole('button', { name: 'Close' });
    await expectTouchTarget(close);
    const corner = await close.boundingBox();
    expect(corner?.y, 'the button is at the top').toBeLessThan(16);
    expect((corner?.x ?? 0) + (corner?.width ?? 0), 'at the right').toBeGreaterThan(phoneScreen.width - 16);
    await close.tap();
    await expect(dialog).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the reel’s page, where the film is one tap away', async ({ page, request }) => {
    await page.goto('/');
    await parts(page).link.click();
    await expect(page).toHaveURL(path);
    const film = page.getByRole('link', { name: `Play ${reel.heading}` });
    const { headers } = await film
      .evaluate((link: HTMLAnchorElement) => link.href)
      .then((href) => request.head(href))
      .then((answer) => ({ headers: answer.headers() }));
    expect(headers['content-type']).toBe('video/mp4');
  });
});
