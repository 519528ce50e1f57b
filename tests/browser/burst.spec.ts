import type { Page } from '@playwright/test';
import { countFrames } from '#features/cameras/burst.ts';
import { formatCount } from '#features/cameras/frame-rate.ts';
import { content, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const { frameRates } = content.single('tools');

/** Scrolls to the burst; its controls work from then on. */
async function scrollToBurst(page: Page) {
  const region = page.getByRole('region', { name: frameRates.title });
  await region.getByRole('figure').scrollIntoViewIfNeeded();
  await expect(region.getByRole('slider', { name: frameRates.rate })).toBeEnabled();
  return region;
}

async function open(page: Page) {
  await page.goto(routes.written('phantom-camera'));
  return scrollToBurst(page);
}

/** What the stage of the burst shows, to compare. */
function readPixels(page: Page): Promise<string> {
  return page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
}

/** The addresses of the burst's pictures as they are requested; the still is not among them. */
function watchSheets(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/drop-\d\.[^/]+$/.test(request.url())) requested.push(request.url());
  });
  return requested;
}

test.describe('the burst', () => {
  test('shows the frame that the rate takes of the same instant, and scrubs by keys and touch', async ({ page }) => {
    // The server encodes them at the first request.
    const sheets = [1, 2, 3, 4].map((n) => page.waitForResponse((response) => response.url().includes(`/drop-${n}.`)));
    const region = await open(page);
    await Promise.all(sheets);
    const scale = region.getByRole('slider', { name: frameRates.rate });
    const scrub = region.getByRole('slider', { name: frameRates.scrub });
    const [frame, onSet] = [region.getByRole('listitem').first(), region.getByRole('listitem').nth(1)];
    const picture = region.locator('canvas');
    await expect(picture).toBeVisible();
    const still = await readPixels(page);
    await scrub.press('End');
    await expect(frame).toContainText(`100 / 100`);
    await expect.poll(() => readPixels(page)).not.toBe(still);
    await scrub.press('ArrowLeft');
    await expect(frame).toContainText(`99 / 100`);
    await expect(onSet).toContainText('0.0980 s');
    // The rate changes, the instant stays.
    await scale.press('End');
    await expect(frame).toContainText(`/ ${formatCount(countFrames(10_750))}`);
    await expect(onSet).toContainText(/0\.09[78]\d s/);
    const sharp = await readPixels(page);
    const { width, height } = (await scrub.boundingBox()) ?? { width: 0, height: 0 };
    await scrub.click({ position: { x: width / 2, y: height / 2 } });
    await expect(onSet).toContainText(/0\.0[45]\d\d s/);
    await expect.poll(() => readPixels(page)).not.toBe(sharp);
    // At the slowest rate the whole burst is in one frame.
    await scale.press('Home');
    await expect(frame).toContainText('1 / 1');
    await expect(scrub).toBeDisabled();
  });

  test('nothing of the burst is loaded before it comes near, then a still makes room for it', async ({ page }) => {
    const pictures = watchSheets(page);
    await page.setViewportSize(phoneScreen);
    await page.goto(routes.written('phantom-camera'));
    // An input far from the piece hydrates it, and still loads nothing.
    await page.keyboard.press('Tab');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    expect(pictures).toEqual([]);
    const region = await scrollToBurst(page);
    await expect(region.getByRole('img', { name: /./ }).first()).toBeVisible();
    await expect(region.locator('canvas')).toBeVisible();
    expect(pictures.length).toBeGreaterThan(0);
  });

  test('with reduced motion it is a still until asked, plays when asked, and stops when less motion is asked for', async ({
    page,
  }) => {
    const pictures = watchSheets(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const region = await open(page);
    await expect(region.locator('canvas')).toBeHidden();
    expect(pictures).toEqual([]);
    await region.getByRole('button', { name: `10,750 ${frameRates.unit}` }).click();
    await expect(region.locator('canvas')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await region.getByRole('button', { name: frameRates.play }).click();
    await expect(region.getByRole('button', { name: frameRates.pause })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(region.getByRole('button', { name: frameRates.play })).toBeVisible();
    const frame = region.getByRole('listitem').first();
    const stopped = (await frame.textContent()) ?? '';
    await region.getByRole('button', { name: frameRates.next }).click();
    await expect(frame).not.toHaveText(stopped);
  });
});
