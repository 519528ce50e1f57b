import type { Page } from '@playwright/test';
import { readTimecode } from '@site/model/schemas/reel-page.ts';
import { content, desktopScreen, expect, expectTouchTarget, phoneScreen, test } from './site.fixture.ts';

const reel = content.single('reelPage');
const path = content.routes.path('reel');

function parts(page: Page) {
  const dialog = page.getByRole('dialog', { name: reel.heading });
  return { link: page.getByRole('link', { name: reel.play }), dialog, film: dialog.locator('video') };
}

/** The color of what calls the studio: the site's strongest button. */
function accentColor(page: Page) {
  const call = page.locator('a[href^="tel:"]').and(page.locator(':is(header, .call-bar) a')).locator('visible=true');
  return call.first().evaluate((element) => getComputedStyle(element).backgroundColor);
}

test.use({ viewport: desktopScreen, reducedMotion: 'reduce' });

test('home plays the reel over the page after a tap, from this site alone, and keeps nothing', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  const { link, dialog, film } = parts(page);
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(requests.filter((address) => address.includes('/reel.'))).toEqual([]);
  await link.press('Enter');
  await expect(film).toHaveJSProperty('paused', false);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(film).toBeInViewport({ ratio: 1 });
  await expect(film).not.toHaveAttribute('controls');
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

test('its own controls go from shot to shot by keyboard, and name the film of each', async ({ page }) => {
  await page.goto('/');
  const { link, dialog, film } = parts(page);
  await link.press('Enter');
  const play = dialog.getByRole('button', { name: reel.controls.play });
  await expect(play).toBeFocused();
  await expect(film).toHaveJSProperty('paused', false);
  await page.keyboard.press('Enter');
  await expect(film).toHaveJSProperty('paused', true);
  await film.evaluate((video: HTMLVideoElement) => (video.currentTime = 0));

  const slider = dialog.getByRole('slider', { name: reel.controls.shot });
  await slider.focus();
  for (const { at, film: named } of reel.shots.list.slice(1, 4)) {
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeCloseTo(readTimecode(at), 1);
    if (!named) continue;
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${RegExp.escape(named.title)}, `));
    await expect(dialog.getByRole('link', { name: named.title })).toHaveAttribute('href', new RegExp(`^${named.path}`));
  }
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeCloseTo(readTimecode(reel.shots.list[2]?.at ?? ''), 1);

  await dialog.getByRole('button', { name: reel.controls.captions }).click();
  expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('showing');
  await dialog.getByRole('button', { name: reel.controls.sound }).click();
  await expect(film).toHaveJSProperty('muted', true);
});

test.describe('with a finger', () => {
  test.use({ viewport: phoneScreen, hasTouch: true, isMobile: true });

  test('the reel opens by a tap and closes by its button, which is large', async ({ page }) => {
    await page.goto('/');
    const { link, dialog, film } = parts(page);
    await expectTouchTarget(link);
    await link.tap();
    await expect(film).toBeInViewport({ ratio: 1 });
    const slider = dialog.getByRole('slider');
    await expectTouchTarget(slider);
    const picture = await film.boundingBox();
    const box = await slider.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    // The film of the tests is shorter than the reel.
    const { duration } = await film.evaluate((video: HTMLVideoElement) => ({ duration: video.duration }));
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(Math.min(reel.durationSeconds / 3, duration - 1));
    const close = dialog.getByRole('button', { name: 'Close' });
    await expectTouchTarget(close);
    const corner = await close.boundingBox();
    const track = (await slider.boundingBox())?.y ?? Infinity;
    expect(track - (picture?.y ?? 0) - (picture?.height ?? 0), 'the controls are under the picture').toBeLessThan(24);
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

test('the page lists every shot in order with its film', async ({ page }) => {
  await page.goto(path);
  const shots = page.getByRole('region', { name: reel.shots.heading }).getByRole('listitem');
  await expect(shots).toHaveCount(reel.shots.list.length);
  for (const [index, { at, what, film }] of reel.shots.list.entries()) {
    const shot = shots.nth(index);
    await expect(shot).toContainText(at);
    await expect(shot).toContainText(what);
    if (film)
      await expect(shot.getByRole('link', { name: film.title })).toHaveAttribute(
        'href',
        new RegExp(`^${film.path}(?:#|$)`),
      );
  }
});

test('every row of the shot list is as wide as the others', async ({ page }) => {
  await page.goto(path);
  const shots = page.locator('section', { has: page.getByRole('heading', { name: reel.shots.heading }) }).locator('li');
  for (const screen of [phoneScreen, { width: 768, height: 900 }, desktopScreen]) {
    await page.setViewportSize(screen);
    const boxes = await shots.evaluateAll((list) => list.map((shot) => shot.getBoundingClientRect()));
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
    const ends = [...rows.values()].map((row) => Math.round(row.at(-1)?.right ?? 0));
    expect(new Set(ends).size, `ends of rows at ${screen.width} px: ${ends.join()}`).toBe(1);
  }
});
