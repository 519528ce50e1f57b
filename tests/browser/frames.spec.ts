import type { Page } from '@playwright/test';
import { content, desktopScreen, expect, expectTouchTarget, phoneScreen, test } from './site.fixture.ts';

const video = content.list('videos').find(({ data }) => (data.frames?.length ?? 0) > 2);
if (!video) throw new Error('content has no video with frames');
const frames = video.data.frames ?? [];
const path = `/videos/${video.slug}`;

function parts(page: Page) {
  const dialog = page.getByRole('dialog', { name: video?.data.title ?? '' });
  return {
    strip: page.locator('[data-frames]'),
    links: page.locator('[data-frames] a'),
    dialog,
    large: (index: number) => dialog.getByRole('listitem').nth(index).getByRole('img'),
  };
}

test.use({ viewport: desktopScreen });

test('frames open on the whole screen by keyboard, lead to each other, and close where they were left', async ({
  page,
}) => {
  await page.goto(path);
  const { links, dialog, large } = parts(page);
  await expect(links).toHaveCount(frames.length);
  await links.nth(1).press('Enter');
  await expect(dialog).toBeVisible();
  await expect(large(1)).toBeInViewport({ ratio: 1 });
  await expect(large(1)).toHaveAccessibleName(frames[1]?.alt ?? '');
  await expect(links.nth(1)).toHaveAccessibleName(/^Enlarge /);
  await expect(dialog.getByRole('button', { name: 'Next frame' })).toBeFocused();
  await expect(dialog).toContainText(frames[1]?.note ?? '');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(large(2)).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('status'), 'the frame is announced').toContainText(`3 / ${frames.length}`);
  await dialog.getByRole('button', { name: 'Previous frame' }).click();
  await expect(large(1)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowLeft');
  await expect(large(0)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(links.first()).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ viewport: phoneScreen, hasTouch: true, isMobile: true });

  test('a frame opens by a tap, its controls are large, and the page does not widen', async ({ page }) => {
    await page.goto(path);
    const { strip, links, dialog, large } = parts(page);
    await strip.scrollIntoViewIfNeeded();
    await links.first().tap();
    await expect(large(0)).toBeInViewport({ ratio: 1 });
    for (const button of await dialog.getByRole('button').all()) await expectTouchTarget(button);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneScreen.width);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('frames are a row of pictures, each with its note, that lead to the picture itself', async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const { strip, links, dialog } = parts(page);
    await expect(dialog).toBeHidden();
    for (const { note } of frames) await expect(strip).toContainText(note);
    const picture = await request.get((await links.first().getAttribute('href')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });
});
