import fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { drawQrCode, type QrDrawing } from './qr-code.ts';

const modulePixels = 4;

/** The drawing as a camera sees it: dark rectangles on light ground. */
function rasterize({ sideModules, path }: QrDrawing) {
  const side = sideModules * modulePixels;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < modulePixels; row += 1) {
      const start = ((Number(y) * modulePixels + row) * side + Number(x) * modulePixels) * 4;
      data.fill(0, start, start + Number(width) * modulePixels * 4);
    }
  }
  return { width: side, height: side, data };
}

describe('drawQrCode', () => {
  it('draws a code that reads as the number to dial, whatever it is', () => {
    const digits = fc.stringMatching(/^[1-9]\d{6,14}$/);
    fc.assert(
      fc.property(digits, (number) => {
        expect(decodeQR(rasterize(drawQrCode(`tel:+${number}`)))).toBe(`tel:+${number}`);
      }),
      { numRuns: 25 },
    );
  });

  it('leaves four modules of quiet on each side', () => {
    const { sideModules, path } = drawQrCode('tel:+13055550142');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [x, y, width].map(Number));
    const edges = runs.flatMap(([x = 0, y = 0, width = 0]) => [
      { start: x, end: x + width },
      { start: y, end: y + 1 },
    ]);
    expect(Math.min(...edges.map(({ start }) => start))).toBe(4);
    expect(Math.max(...edges.map(({ end }) => end))).toBe(sideModules - 4);
  });
});
