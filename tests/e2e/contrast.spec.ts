import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf } from '../../src/styleguide/list-colors.ts';
import { desktopScreen, expect, phoneScreen, test, walks, walkTimeoutMs } from './site.fixture.ts';

// axe judges text on plain grounds; this looks at what stands on pictures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

/** Each line of text that has a picture and a shade beneath it, with its place in the document. */
async function listLinesOnPictures(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const toHex = (color: string) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    };
    const lines = [];
    for (const shade of document.querySelectorAll('[class*="shade-"]')) {
      const around = shade.parentElement;
      if (!around) continue;
      const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (text === '' || !parent?.checkVisibility() || parent.closest('.sr-only, [class*="bg-tungsten"]')) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(parent);
        const px = Number.parseFloat(fontSize);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 2) continue;
          lines.push({
            text,
            color: toHex(color),
            size: px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700) ? ('large' as const) : ('small' as const),
            box: { x: x + scrollX, y: y + scrollY, width, height },
          });
        }
      }
    }
    return lines;
  });
}

/** The color that all but the brightest stray pixels of a part of a picture keep below. */
async function brightestUnder(picture: Buffer, { x, y, width, height }: Line['box']): Promise<string> {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const { width: most = 0, height: tallest = 0 } = await sharp(picture).metadata();
  const region = {
    left,
    top,
    width: Math.min(Math.ceil(width), most - left),
    height: Math.min(Math.ceil(height), tallest - top),
  };
  const { data } = await sharp(picture).extract(region).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels: [number, number, number][] = [];
  for (let at = 0; at + 2 < data.length; at += 3) pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  const lightness = ([red, green, blue]: readonly [number, number, number]) => 2 * red + 7 * green + blue;
  pixels.sort((a, b) => lightness(a) - lightness(b));
  const chosen = pixels[Math.floor((pixels.length - 1) * (1 - strayShare))] ?? [0, 0, 0];
  return `#${chosen.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

for (const { name, paths } of walks) {
  test(`text on pictures can be read, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    for (const screen of [phoneScreen, desktopScreen]) {
      await page.setViewportSize(screen);
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map(async (image) => image.decode().catch(() => undefined)));
        });
        const lines = await listLinesOnPictures(page);
        if (lines.length === 0) continue;
        // Bars that stay would lie over the page's end in a picture of all of it.
        const unseen = '* { color: transparent !important; } .fixed, header { visibility: hidden !important; }';
        await page.addStyleTag({ content: unseen });
        const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
        for (const { text, color, size, box } of lines) {
          const contrast = contrastOf(color, await brightestUnder(picture, box));
          expect
            .soft(contrast, `${path} at ${String(screen.width)} px: ${text.slice(0, 60)}`)
            .toBeGreaterThanOrEqual(needed[size]);
        }
      }
    }
  });
}
