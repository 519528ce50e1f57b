import type { Page } from '@playwright/test';
import { contrastOf, luminance } from '@site/model/contrast.ts';
import { expect } from './browser-test.ts';

/**
 * Drawings that do not stand out from the ground behind them by 3 to 1 (WCAG 2.2, 1.4.11). A shape counts by its fill or
 * its line, whichever is seen better.
 */
async function listFaintDrawings(page: Page): Promise<string[]> {
  const shapes = await page.evaluate(() => {
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Color>();
    const paint = (color: string): Color => {
      if (!context) throw new Error('no canvas');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const read = (color: string): Color => {
      const found = known.get(color) ?? paint(color);
      known.set(color, found);
      return found;
    };
    const over = (top: Color, ground: Color): Color => {
      const mix = (at: 0 | 1 | 2) => top[at] * top[3] + ground[at] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const toRgb = ([red, green, blue]: Color) => [red, green, blue] as const;
    const canvas = read('Canvas');
    const groundOf = (element: Element): Color => {
      const { backgroundColor } = getComputedStyle(element);
      const own = read(backgroundColor);
      if (own[3] === 1) return own;
      return over(own, element.parentElement ? groundOf(element.parentElement) : canvas);
    };
    const found = [];
    for (const svg of document.querySelectorAll('svg')) {
      if (!svg.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const ground = groundOf(svg);
      for (const shape of svg.querySelectorAll('path, circle, line, rect, text')) {
        const { fill, stroke, opacity } = getComputedStyle(shape);
        // Drawn faintly on purpose, it is decoration.
        if (!shape.checkVisibility() || opacity !== '1') continue;
        const paints = [fill, stroke].filter((color) => color !== 'none');
        const colors = paints.map((color) => toRgb(over(read(color), ground)));
        found.push({ ground: toRgb(ground), colors, html: shape.outerHTML.slice(0, 100) });
      }
    }
    return found;
  });
  const faint = shapes.flatMap(({ ground, colors, html }) => {
    const best = Math.max(...colors.map((color) => contrastOf(luminance(color), luminance(ground))));
    return colors.length > 0 && best < 3 ? [`${best.toFixed(2)}: ${html}`] : [];
  });
  return [...new Set(faint)];
}

const schemes = ['light', 'dark'] as const;

/** With forced colors, which a page takes from the system: white words on black, or black on white. */
export async function expectDrawingsSeen(page: Page, where: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // Colors that change take a moment.
    await expect
      .configure({ soft: true })
      .poll(() => listFaintDrawings(page), `${where}, ${colorScheme}`)
      .toEqual([]);
  }
}
