import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '@site/model/contrast.ts';
import { addStyle } from '../added-style.ts';
import { waitForFrames } from '../browser-test.ts';

/** Parts of pages where words are over a picture: axe judges text on plain grounds alone. */
const overPictures =
  'main :is(.hero, [aria-labelledby="reasons"] > .relative, :has(> .shade-words), [data-note="edge"], [data-note="beside"])';

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

/**
 * Scrolls until the last of the first `count` parts of the page ends where the screen does, and waits for the pictures of
 * all parts that this brings into view.
 */
async function showLast(page: Page, count: number): Promise<void> {
  await page.evaluate(
    async ([selector, end]) => {
      const parts = [...document.querySelectorAll(selector)].slice(0, end);
      parts.at(-1)?.scrollIntoView({ block: 'end', behavior: 'instant' });
      const near = parts.filter((part) => part.getBoundingClientRect().bottom > 0);
      // The name of a player's host stands beside its poster, not around it.
      const framed = near.map((part) => (part.matches('[data-note]') ? part.parentElement : part));
      // A part may contain another.
      const images = new Set(framed.flatMap((part) => [...(part?.querySelectorAll('img') ?? [])]));
      const decoded = [...images].map(async (image) => {
        const { loading } = image;
        image.loading = 'eager';
        const late = new Promise((_, reject) => {
          setTimeout(reject, 30_000, new Error(`${image.currentSrc || image.src} is not there after 30 s`));
        });
        await Promise.race([image.decode(), late]);
        image.loading = loading;
      });
      await Promise.all(decoded);
    },
    [overPictures, count] as const,
  );
  // What comes into view is laid out anew, and may move the page, before it is drawn.
  await waitForFrames(page);
}

/** Of the first `count` parts, the lines of the last one and of those before it that are whole in view, and how many remain. */
async function listLines(page: Page, count: number): Promise<{ lines: Line[]; remaining: number }> {
  return page.evaluate(
    ([selector, end]) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const toHex = (color: string) => {
        if (!context) throw new Error('no canvas');
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      };
      const linesOf = (part: Element): Line[] => {
        const lines: Line[] = [];
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent?.trim() ?? '';
          const parent = node.parentElement;
          if (text === '' || !parent?.checkVisibility() || parent.closest('.sr-only, [class*="bg-tungsten"]')) continue;
          const { color, fontSize, fontWeight, clipPath } = getComputedStyle(parent);
          // Clipped away: for screen readers alone.
          if (clipPath === 'inset(50%)') continue;
          const px = Number.parseFloat(fontSize);
          const size = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700) ? 'large' : 'small';
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
      };
      const parts = [...document.querySelectorAll(selector)].slice(0, end);
      const above = parts.slice(0, -1).findLastIndex((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < 0 || bottom > innerHeight;
      });
      return { lines: parts.slice(above + 1).flatMap(linesOf), remaining: above + 1 };
    },
    [overPictures, count] as const,
  );
}

/** The part of the screen that all lines lie in, in whole pixels. */
function surround(lines: readonly Line[]): Line['box'] {
  const x = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.x))));
  const y = Math.floor(Math.min(...lines.map(({ box }) => box.y)));
  const right = Math.ceil(Math.max(...lines.map(({ box }) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...lines.map(({ box }) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** A screenshot's pixels, three bytes each. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function readPixels(screenshot: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The color that all but the brightest stray pixels of a part of a picture keep below. */
function brightestUnder({ data, width, height }: Pixels, box: Line['box']): string {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const [right, bottom] = [Math.min(width, left + Math.ceil(box.width)), Math.min(height, top + Math.ceil(box.height))];
  // By lightness, which is in the upper bits; the color itself is in the 24 below.
  const pixels = new Float64Array(Math.max(0, (right - left) * (bottom - top)));
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = 3 * (y * width + x);
      const lightness = 2 * (data[at] ?? 0) + 7 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
      pixels[count] = lightness * 2 ** 24 + data.readUIntBE(at, 3);
      count += 1;
    }
  }
  const chosen = pixels.sort()[Math.floor((count - 1) * (1 - strayShare))] ?? 0;
  return `#${(chosen % 2 ** 24).toString(16).padStart(6, '0')}`;
}

/** Text on pictures that cannot be read well enough, with its contrast. */
export async function listFaintText(page: Page): Promise<string[]> {
  // Bars that stay would lie over the words.
  const showBars = await addStyle(page, '.fixed, header { visibility: hidden !important; }');
  const faint: string[] = [];
  let count = await page.locator(overPictures).count();
  while (count > 0) {
    await showLast(page, count);
    const { lines, remaining } = await listLines(page, count);
    count = remaining;
    if (lines.length === 0) continue;
    const clip = surround(lines);
    const showWords = await addStyle(page, '* { color: transparent !important; }');
    const pixels = await readPixels(await page.screenshot({ animations: 'disabled', clip }));
    await showWords();
    for (const { text, color, size, box } of lines) {
      const found = contrast(color, brightestUnder(pixels, { ...box, x: box.x - clip.x, y: box.y - clip.y }));
      if (found < needed[size]) faint.push(`${found.toFixed(2)}: ${text.slice(0, 60)}`);
    }
  }
  await showBars();
  return faint;
}
