/** Each page is loaded once on a phone and once on a desktop, and asked everything that holds for any page. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf } from '#lib/list-colors.ts';
import { addStyle } from './added-style.ts';
import { listViolations } from './axe.ts';
import { watchShifts } from './layout-shifts.ts';
import { desktopScreen, expect, phoneScreen, test, walks, walkTimeoutMs } from './site.fixture.ts';

// What motion hides until it is scrolled to would escape the checks of contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Windows that pages must fit, in CSS pixels. */
const widths = [320, 390, 768, 1024, 1440, 2560];

/** One header, main part and footer, and each navigation under a name of its own. */
async function expectLandmarks(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark), page.url()).toHaveCount(1);
  }
  const navigations = page.locator('nav:visible');
  // A page that was resized a moment ago may not be laid out yet.
  await expect.poll(() => navigations.count(), page.url()).toBeGreaterThan(1);
  const names = await navigations.evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? ''));
  expect.soft(names, page.url()).not.toContain('');
  expect.soft(new Set(names).size, `${page.url()}: ${names.join(', ')}`).toBe(names.length);
}

/** What is wider than the window, with the first elements that are. */
async function listOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return [`${String(scrollWidth)} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** Scrolls to the end and back; what moved by itself since the page was asked for. */
async function listShifts(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let before = -1; before !== scrollY;) {
      before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return globalThis.shifts;
  });
}

/** Parts of pages where words are over a picture: axe judges text on plain grounds alone. */
const overPictures = 'main :is(.hero, [aria-labelledby="reasons"] > .relative, :has(> .shade-words))';

/** WCAG 2.2, 1.4.3: large is from 24 px, or from 18.66 px where bold. */
const needed = { large: 3, small: 4.5 } as const;

/** Grain and single lamps aside: this share of the pixels under a line may be brighter. */
const strayShare = 0.03;

interface Line {
  readonly text: string;
  readonly color: string;
  readonly size: keyof typeof needed;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Each line of a part's text that is in view, with its place on the screen. */
async function listLines(part: Locator): Promise<Line[]> {
  return part.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const toHex = (color: string) => {
      if (!context) throw new Error('no canvas');
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    };
    const lines = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility() || parent.closest('.sr-only, [class*="bg-tungsten"]')) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const px = Number.parseFloat(fontSize);
      const size = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700) ? ('large' as const) : ('small' as const);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2 || y < 0 || y + height > innerHeight) continue;
        // No letter reaches the rim of its line, where the border of a key may run.
        const box = { x, y: y + 2, width, height: height - 4 };
        lines.push({ text, color: toHex(color), size, box });
      }
    }
    return lines;
  });
}

/** The color that all but the brightest stray pixels of a part of a picture keep below. */
async function brightestUnder(picture: Buffer, { x, y, width, height }: Line['box']): Promise<string> {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const { width: most, height: tallest } = await sharp(picture).metadata();
  const region = {
    left,
    top,
    width: Math.min(Math.ceil(width), most - left),
    height: Math.min(Math.ceil(height), tallest - top),
  };
  const data = await sharp(picture).extract(region).removeAlpha().raw().toBuffer();
  const pixels: [number, number, number][] = [];
  for (let at = 0; at + 2 < data.length; at += 3) pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  const lightness = ([red, green, blue]: readonly [number, number, number]) => 2 * red + 7 * green + blue;
  pixels.sort((a, b) => lightness(a) - lightness(b));
  const chosen = pixels[Math.floor((pixels.length - 1) * (1 - strayShare))] ?? [0, 0, 0];
  return `#${chosen.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Text on pictures that cannot be read well enough, with its contrast. */
async function listFaintText(page: Page): Promise<string[]> {
  // Bars that stay would lie over the words.
  const showBars = await addStyle(page, '.fixed, header { visibility: hidden !important; }');
  const faint: string[] = [];
  for (const part of await page.locator(overPictures).all()) {
    await part.evaluate(async (element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
      for (const image of element.querySelectorAll('img')) image.loading = 'eager';
      await Promise.all([...element.querySelectorAll('img')].map(async (image) => image.decode()));
    });
    const lines = await listLines(part);
    const showWords = await addStyle(page, '* { color: transparent !important; }');
    const picture = await page.screenshot({ animations: 'disabled' });
    await showWords();
    for (const { text, color, size, box } of lines) {
      const contrast = contrastOf(color, await brightestUnder(picture, box));
      if (contrast < needed[size]) faint.push(`${contrast.toFixed(2)}: ${text.slice(0, 60)}`);
    }
  }
  await showBars();
  return faint;
}

for (const { name, paths } of walks) {
  test(`pages can be read, fit, and stay put, from ${name}`, async ({ page }) => {
    // Each page is asked as much as by three other walks.
    test.setTimeout(3 * walkTimeoutMs);
    await watchShifts(page);
    for (const path of paths) {
      for (const screen of [phoneScreen, desktopScreen]) {
        const where = `${path} at ${String(screen.width)} px`;
        await page.setViewportSize(screen);
        await page.goto(path);
        expect.soft(await listShifts(page), `${where}: what moved by itself`).toEqual([]);
        expect.soft(await listViolations(page), `${where}: what axe finds`).toEqual([]);
        expect.soft(await listFaintText(page), `${where}: text on pictures`).toEqual([]);
      }
      await expectLandmarks(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(async () => listOverflow(page), `${path} is wider than ${String(width)} px`).toEqual([]);
      }
      const resetText = await addStyle(page, 'html { font-size: 200%; }');
      for (const screen of [phoneScreen, desktopScreen]) {
        await page.setViewportSize(screen);
        await expect.poll(async () => listOverflow(page), `${path} with text at twice its size`).toEqual([]);
      }
      await resetText();
    }
  });
}
