/** What a colorist's instruments show of a picture, computed from its pixels, in Rec. 709. */
import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';

/** How many pixels fall into each cell: column by column from the left, each from the bottom. */
export type Counts = readonly (readonly number[])[];

/** The cells of both drawings. */
export const cells = { columns: 100, levels: 56, colors: 56 } as const;

/**
 * The saturation at the vectorscope's edge, where 0.5 is a pure blue or red: pictures of faces and skies stay inside.
 */
const reach = 0.22;

/** @returns luma from 0 to 1, and the color-difference components Cb and Cr from -0.5 to 0.5. */
function toYCbCr(red: number, green: number, blue: number) {
  const luma = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  return { luma, cb: (blue / 255 - luma) / 1.8556, cr: (red / 255 - luma) / 1.5748 };
}

type Color = ReturnType<typeof toYCbCr>;

/** @param data red, green and blue of each pixel, from 0 to 255. */
export function listColors(data: Uint8Array): Color[] {
  return Array.from({ length: data.length / 3 }, (_, pixel) =>
    toYCbCr(data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0),
  );
}

/** The cell of a share of a side; values beyond the edge are clamped. */
const cellOf = (share: number, count: number) => Math.min(Math.max(Math.floor(share * count), 0), count - 1);

function count(places: Iterable<readonly [across: number, up: number]>, across: number, up: number): Counts {
  const columns = Array.from({ length: across }, () => Array.from({ length: up }, () => 0));
  for (const [x, y] of places) {
    const column = columns[cellOf(x, across)] ?? [];
    const cell = cellOf(y, up);
    column[cell] = (column[cell] ?? 0) + 1;
  }
  return columns;
}

/** The luma waveform: columns run from the picture's left to its right, black at the bottom, white at the top. */
export function countWaveform(colors: readonly Color[], width: number): Counts {
  const places = colors.map(({ luma }, pixel) => [(pixel % width) / width, luma] as const);
  return count(places, cells.columns, cells.levels);
}

/**
 * Where a color is on the vectorscope: shares of its sides from the left and from the bottom. Gray is in the middle.
 */
function placeColor({ cb, cr }: Pick<Color, 'cb' | 'cr'>): readonly [x: number, y: number] {
  return [0.5 + cb / reach / 2, 0.5 + cr / reach / 2];
}

/** Saturation grows from the center outward; the strongest colors are clamped to the edge. */
export function countColors(colors: readonly Color[]): Counts {
  const places = colors.map(({ cb, cr }) => {
    const inside = Math.min(1, reach / Math.hypot(cb, cr));
    return placeColor({ cb: cb * inside, cr: cr * inside });
  });
  return count(places, cells.colors, cells.colors);
}

/** The primary and secondary colors with the letters of every vectorscope, at the edge of its circle. */
export const colorNames = (
  [
    ['R', 255, 0, 0],
    ['Mg', 255, 0, 255],
    ['B', 0, 0, 255],
    ['Cy', 0, 255, 255],
    ['G', 0, 255, 0],
    ['Yl', 255, 255, 0],
  ] as const
).map(([name, red, green, blue]) => {
  const { cb, cr } = toYCbCr(red, green, blue);
  const share = reach / Math.hypot(cb, cr);
  return { name, place: placeColor({ cb: cb * share, cr: cr * share }) };
});

/** The skin tone line, from the center out: 33 degrees to the left of red's axis. */
export const skinLine = placeColor({
  cb: -reach * Math.sin((33 * Math.PI) / 180),
  cr: reach * Math.cos((33 * Math.PI) / 180),
});

/** The cells with at least `least` pixels as one path of vertical strokes a cell wide, from the top left. */
export function drawCells(counts: Counts, least: number): string {
  const height = counts[0]?.length ?? 0;
  let path = '';
  let [penX, penY] = [0, 0];
  for (const [x, column] of counts.entries()) {
    for (let top = height - 1; top >= 0; top--) {
      const isIn = (cell: number) => (column[cell] ?? 0) >= least;
      if (!isIn(top)) continue;
      let bottom = top;
      while (bottom > 0 && isIn(bottom - 1)) bottom--;
      const [y, run] = [height - 1 - top, top - bottom + 1];
      path += `m${x - penX} ${y - penY}v${run}`;
      [penX, penY] = [x, y + run];
      top = bottom;
    }
  }
  return path;
}

/**
 * The readings in percent: black and white points (the 1st and 99th percentiles of luma), and mean saturation,
 * where 100 is the most saturated color of a screen.
 */
export function measureScopes(colors: readonly Color[]) {
  const lumas = Float64Array.from(colors, ({ luma }) => luma).sort();
  const lumaAt = (share: number) => Math.round((lumas[Math.floor(share * (lumas.length - 1))] ?? 0) * 100);
  const sum = colors.reduce((total, { cb, cr }) => total + Math.hypot(cb, cr), 0);
  return { black: lumaAt(0.01), white: lumaAt(0.99), saturation: Math.round((sum / colors.length / 0.5) * 100) };
}

/** Such as `Black 3% · White 77% · Saturation 13%`. */
export function formatReading(
  words: Exhibit<'scopes'>['words'],
  { black, white, saturation }: ReturnType<typeof measureScopes>,
): string {
  const figures = [
    [words.black, black],
    [words.white, white],
    [words.saturation, saturation],
  ] as const;
  return figures.map(([word, percent]) => `${word} ${percent}%`).join(' · ');
}
