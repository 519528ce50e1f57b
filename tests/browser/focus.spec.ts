import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf, luminance } from '@site/model/contrast.ts';
import { openPortfolio } from './portfolio.fixture.ts';
import { content, desktopScreen, expect, phoneScreen, test, watchPath } from './site.fixture.ts';

const { routes } = content;

/** WCAG 2.4.13: an indicator has at least this contrast with what was there before, along the whole edge. */
const leastContrast = 3;
/** Room for the ring, in pixels. */
const margin = 10;

/** The luminance of each pixel. */
async function readLuminance(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 3, index * 3 + 3);
    return luminance([red, green, blue]);
  });
}

/** How many pixels change clearly with the focus, as a share of those at the element's edge. */
async function measureRing(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(element).toBeInViewport();
  const box = await element.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (!box) throw new Error(`${selector} is not there`);
  const [left, top] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const clip = {
    x: left,
    y: top,
    width: Math.min(width, box.x + box.width + margin) - left,
    height: Math.min(height, box.y + box.height + margin) - top,
  };
  const take = async () => readLuminance(await page.screenshot({ clip, animations: 'disabled' }));
  const before = await take();
  await page.keyboard.press('Shift');
  await element.focus();
  const after = await take();
  const changed = after.filter((lit, index) => contrastOf(lit, before[index] ?? 0) >= leastContrast);
  return changed.length / (2 * (Math.min(box.width, clip.width) + Math.min(box.height, clip.height)));
}

/** One of each kind of what can have the focus, on each ground that it stands on. */
const kinds: readonly [kind: string, open: (page: Page) => Promise<unknown>, selector: string][] = [
  ['a poster that plays', (page) => page.goto(watchPath), '.player a[data-facade]'],
  ['a film in a list', (page) => page.goto(routes.path('movies')), 'main a[data-facade]'],
  ['a frame of a film', (page) => page.goto(watchPath), '.frame-strip a'],
  ['a door of home', (page) => page.goto(routes.path('home')), '.door'],
  ['a filter', (page) => openPortfolio(page), '.filter-choice >> nth=1'],
  ['a card', (page) => openPortfolio(page), '[data-card] a'],
  ['a row of frames', (page) => openPortfolio(page), '.frame-row a'],
  ['a button on tungsten', (page) => page.goto(routes.path('contact')), 'main a[href^="tel:"]'],
  ['an answer of the planner', (page) => page.goto(routes.path('plan')), '.planner input'],
];

for (const [size, viewport, tag] of [
  ['phone', phoneScreen, ['@nightly']],
  ['desktop', desktopScreen, []],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const [kind, open, selector] of kinds) {
      test(`the focus is seen on ${kind}`, { tag: [...tag] }, async ({ page }) => {
        await open(page);
        expect(await measureRing(page, selector)).toBeGreaterThan(1);
      });
    }
  });
}
