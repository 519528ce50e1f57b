import { expect, test } from 'vitest';
import { cells, countColors, countWaveform, placeColor, read, skinLine, type Counts } from './scope.ts';

type Color = readonly [red: number, green: number, blue: number];

const fill = (color: Color, width = 100, rows = 50) => ({
  data: Uint8Array.from(Array.from({ length: width * rows }, () => color).flat()),
  width,
});

/** The cells of a drawing that have any pixels, as its columns and levels from the bottom. */
const used = (counts: Counts) =>
  counts.flatMap((column, x) => column.flatMap((pixels, y) => (pixels > 0 ? [[x, y] as const] : [])));

test.each([
  ['black', [0, 0, 0], 0, 0],
  ['a middle gray', [128, 128, 128], cells.levels / 2, 50],
  ['white', [255, 255, 255], cells.levels - 1, 100],
] as const)('%s is a level line on the waveform, and the middle of the vectorscope', (_, color, level, percent) => {
  const picture = fill(color);
  expect(new Set(used(countWaveform(picture)).map(([, y]) => y))).toEqual(new Set([level]));
  expect(used(countColors(picture))).toEqual([[cells.colors / 2, cells.colors / 2]]);
  expect(read(picture)).toEqual({ black: percent, white: percent, saturation: 0 });
});

test('what is on the left of a picture is on the left of the waveform', () => {
  const row = [...Array.from({ length: 60 }, () => [0, 0, 0]), ...Array.from({ length: 60 }, () => [255, 255, 255])];
  const counts = countWaveform({ data: Uint8Array.from(row.flat()), width: 120 });
  for (const [x, y] of used(counts)) expect(y).toBe(x < cells.columns / 2 ? 0 : cells.levels - 1);
});

test('red is up, blue is to the right, and faces are close to the line of skin', () => {
  const [[redX, redY] = [0, 0]] = used(countColors(fill([200, 20, 20])));
  const [[blueX, blueY] = [0, 0]] = used(countColors(fill([20, 20, 200])));
  expect(redY).toBeGreaterThan(cells.colors / 2);
  expect(redX).toBeLessThan(cells.colors / 2);
  expect(blueX).toBeGreaterThan(cells.colors / 2);
  expect(blueY).toBeLessThan(cells.colors / 2);

  const angle = ([x, y]: readonly [number, number]) => (Math.atan2(y - 0.5, x - 0.5) * 180) / Math.PI;
  // Two patches of the ColorChecker chart: dark skin and light skin, in sRGB.
  for (const face of [
    [115, 82, 68],
    [194, 150, 130],
  ] as const) {
    const [[x, y] = [0, 0]] = used(countColors(fill(face)));
    const place = [(x + 0.5) / cells.colors, (y + 0.5) / cells.colors] as const;
    expect(Math.abs(angle(place) - angle(skinLine))).toBeLessThan(12);
  }
});

test('colors stronger than the vectorscope shows stay at its edge', () => {
  for (const color of [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ] as const) {
    const [[x, y] = [0, 0]] = used(countColors(fill(color)));
    const distance = Math.hypot(x + 0.5 - cells.colors / 2, y + 0.5 - cells.colors / 2);
    expect(distance).toBeGreaterThan(cells.colors / 2 - 2);
    expect(distance).toBeLessThan(cells.colors / 2 + 1);
  }
  expect(placeColor({ toBlue: 0, toRed: 0 })).toEqual([0.5, 0.5]);
});
