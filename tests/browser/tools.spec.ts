import type { Page } from '@playwright/test';
import {
  formatCount,
  formatSpan,
  markedRates,
  secondsOnScreen,
  formatSpanAloud,
} from '#features/cameras/frame-rate.ts';
import { listViolations } from './axe.ts';
import { content, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const { frameRates } = content.single('tools');
const path = routes.written('phantom-camera');

const regionOf = (page: Page) => page.getByRole('region', { name: frameRates.title });

/** Scrolls to the interactive piece and waits for its hydration. */
async function waitForPiece(page: Page) {
  const region = regionOf(page);
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole('slider').first()).toBeEnabled();
  return region;
}

async function open(page: Page) {
  await page.goto(path);
  return waitForPiece(page);
}

function spellRate(fps: number): string {
  return `${formatCount(fps)} ${frameRates.spoken}, ${frameRates.spokenBecomes} ${formatSpanAloud(secondsOnScreen(fps))}`;
}

test.describe('the frame-rate scale', () => {
  test('every arrow key changes the rate, from end to end, and each is announced', async ({ page }) => {
    const region = await open(page);
    const scale = region.getByRole('slider', { name: frameRates.rate });
    await scale.press('End');
    await expect(scale).toHaveAttribute('aria-valuetext', spellRate(10_750));
    await expect(region.locator('p', { hasText: frameRates.becomes })).toContainText(/7\s*min\s*28\s*s/);
    await scale.press('Home');
    await expect(scale).toHaveAttribute('aria-valuetext', spellRate(5));
    const heard = new Set([await scale.getAttribute('aria-valuetext')]);
    const first = Number(await scale.inputValue());
    const steps = Number(await scale.getAttribute('max'));
    for (let step = 1; step <= steps; step += 1) {
      await page.keyboard.press('ArrowRight');
      expect(Number(await scale.inputValue())).toBe(first + step);
      heard.add(await scale.getAttribute('aria-valuetext'));
    }
    expect(heard.size).toBe(steps + 1);
  });

  test('a pointer or a rate of the table sets it, which is announced, and the burst plays by frames', async ({
    page,
  }) => {
    const region = await open(page);
    const scale = region.getByRole('slider', { name: frameRates.rate });
    for (const fps of [24, 120] as const) {
      const button = region.getByRole('button', { name: `${formatCount(fps)} ${frameRates.unit}`, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(region.getByRole('status')).toHaveText(spellRate(fps));
      await expect(scale).toHaveAttribute('aria-valuetext', spellRate(fps));
    }
    await expect(region.getByRole('button', { pressed: true })).toHaveCount(1);
    const { width, height } = (await scale.boundingBox()) ?? { width: 0, height: 0 };
    await scale.click({ position: { x: width - 2, y: height / 2 } });
    await expect(scale).toHaveAttribute('aria-valuetext', spellRate(10_750));

    const frame = region.getByRole('listitem').first();
    const play = region.getByRole('button', { name: frameRates.play });
    const pause = region.getByRole('button', { name: frameRates.pause });
    const readFrame = async () => (await frame.textContent()) ?? '';
    const resting = await readFrame();
    await region.getByRole('button', { name: frameRates.next }).click();
    await expect(frame).not.toHaveText(resting);
    const stepped = await readFrame();
    await play.click();
    await expect(frame).not.toHaveText(stepped);
    await pause.click();
    await expect(play).toBeVisible();
    const paused = await readFrame();
    // More than two frames of playback.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 10; turn += 1) await new Promise(requestAnimationFrame);
    });
    await expect(frame).toHaveText(paused);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every rate stands there with its facts', async ({ page }) => {
    await page.goto(path);
    const region = regionOf(page);
    for (const fps of markedRates) {
      const row = region.getByRole('row').filter({ hasText: `${formatCount(fps)} ${frameRates.unit}` });
      await expect(row.filter({ hasText: formatSpan(secondsOnScreen(fps)) }).first()).toBeVisible();
    }
    await expect(region.getByRole('img')).toBeVisible();
    await expect(region.locator('canvas')).toBeHidden();
    for (const slider of await region.getByRole('slider').all()) await expect(slider).toBeHidden();
    await expect(region.getByRole('button')).toHaveCount(0);
  });
});

test('axe finds nothing wrong with it on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phoneScreen);
  await open(page);
  expect(await listViolations(page, 'astro-island')).toEqual([]);
});
