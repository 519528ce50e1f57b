import type { Page } from '@playwright/test';
import { formatCount, formatSpan, markedRates, secondsOnScreen, spellSpan } from '#features/cameras/frame-rate.ts';
import { listViolations } from './axe.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const { frameRates, compare } = content.single('tools');

const pieces = {
  'phantom-camera': frameRates.title,
  'color-grading': compare.title,
} as const;
type Piece = keyof typeof pieces;

function regionOf(page: Page, key: Piece) {
  return page.getByRole('region', { name: pieces[key] });
}

/** Scrolls to the piece of a page; its controls work from then on. */
async function waitForPiece(page: Page, key: Piece) {
  const region = regionOf(page, key);
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole('slider').first()).toBeEnabled();
  return region;
}

async function open(page: Page, key: Piece) {
  await page.goto(routes.written(key));
  return waitForPiece(page, key);
}

function spellRate(fps: number): string {
  return `${formatCount(fps)} ${frameRates.spoken}, ${frameRates.spokenBecomes} ${spellSpan(secondsOnScreen(fps))}`;
}

test.describe('the frame-rate scale', () => {
  test('every arrow key changes the rate, from end to end, and a voice says what it does', async ({ page }) => {
    const region = await open(page, 'phantom-camera');
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
    const region = await open(page, 'phantom-camera');
    const scale = region.getByRole('slider', { name: frameRates.rate });
    for (const fps of [24, 2_500] as const) {
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

test.describe('the comparison', () => {
  /** Left edge of what is seen of the graded picture, as a share of the frame. */
  async function seenFrom(page: Page): Promise<number> {
    const clip = await page.locator('.wipe-after').evaluate((figure) => getComputedStyle(figure).clipPath);
    return Number.parseFloat(/([\d.]+)%\)$/.exec(clip)?.[1] ?? 'NaN') / 100;
  }

  test('goes by keys, and says how much is graded', async ({ page }) => {
    const region = await open(page, 'color-grading');
    const divider = region.getByRole('slider', { name: compare.divider });
    await divider.focus();
    await expect(divider).toHaveAttribute('aria-valuetext', `${compare.spokenAfter} 50%`);
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(divider).toHaveAttribute('aria-valuetext', `${compare.spokenAfter} 60%`);
    expect(await seenFrom(page)).toBeCloseTo(0.4);
    await page.keyboard.press('End');
    await expect(divider).toHaveAttribute('aria-valuetext', `${compare.spokenAfter} 0%`);
    await page.keyboard.press('Home');
    await expect(divider).toHaveAttribute('aria-valuetext', `${compare.spokenAfter} 100%`);
  });

  for (const [size, viewport] of Object.entries({ phone: phoneScreen, desktop: desktopScreen })) {
    test(`follows a pointer that drags anywhere on the frame of a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const region = await open(page, 'color-grading');
      const frame = region.locator('.wipe');
      const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 };
      const moveTo = (share: number) => frame.hover({ position: { x: width * share, y: height * 0.3 } });
      await moveTo(0.8);
      await page.mouse.down();
      await expect.poll(() => seenFrom(page)).toBeCloseTo(0.8, 1);
      await moveTo(0.25);
      await expect.poll(() => seenFrom(page)).toBeCloseTo(0.25, 1);
      await page.mouse.up();
      await moveTo(0.9);
      expect(await seenFrom(page)).toBeCloseTo(0.25, 1);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every rate stands there with its facts', async ({ page }) => {
    await page.goto(routes.written('phantom-camera'));
    const region = regionOf(page, 'phantom-camera');
    for (const fps of markedRates) {
      const row = region.getByRole('row').filter({ hasText: `${formatCount(fps)} ${frameRates.unit}` });
      await expect(row.filter({ hasText: formatSpan(secondsOnScreen(fps)) }).first()).toBeVisible();
    }
    await expect(region.getByRole('img')).toBeVisible();
    await expect(region.locator('canvas')).toBeHidden();
    for (const slider of await region.getByRole('slider').all()) await expect(slider).toBeHidden();
    await expect(region.getByRole('button')).toHaveCount(0);
  });

  test('both pictures are seen, one above the other', async ({ page }) => {
    await page.goto(routes.written('color-grading'));
    const region = regionOf(page, 'color-grading');
    const [before, after] = await Promise.all(
      [compare.before, compare.after].map((caption) =>
        region.getByRole('figure').filter({ hasText: caption }).getByRole('img').boundingBox(),
      ),
    );
    if (!before || !after) throw new Error('a picture is not drawn');
    expect(after.y).toBeGreaterThanOrEqual(before.y + before.height);
    await expect(region.getByRole('slider')).toBeHidden();
  });
});

for (const key of Object.keys(pieces) as Piece[]) {
  test(`${routes.written(key)} loads its piece's script once a visitor comes near, and axe finds nothing wrong with it`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      // What starts pieces is there before; it is small, and the same for all.
      if (
        request.resourceType() === 'script' &&
        !/\/(?:islands|LanguageScript|DialogScript)\.[^/]+$/.test(request.url())
      )
        scripts.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phoneScreen);
    await page.goto(routes.written(key));
    expect(scripts).toEqual([]);
    await waitForPiece(page, key);
    expect(scripts.length).toBeGreaterThan(0);
    expect(await listViolations(page, 'astro-island')).toEqual([]);
  });
}
