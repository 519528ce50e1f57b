import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '@site/model/contrast.ts';
import { ground, groundHue, groundHues } from './ground.ts';

const sheet = readFileSync('src/features/watch/watch.css', 'utf8');
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** A color of OKLCH as #rrggbb. */
function toHex(lightness: number, chroma: number, degrees: number): string {
  const [a, b] = [chroma * Math.cos((degrees * Math.PI) / 180), chroma * Math.sin((degrees * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((share) => {
    const light = Math.min(1, Math.max(0, share));
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const colorOf = (name: string) => new RegExp(`--color-${name}: (#[\\da-f]{6})`).exec(tokens)?.[1] ?? '';

it('text has enough contrast on the ground of every hue', () => {
  expect(sheet).toContain(`oklch(${String(ground.lightness)} ${String(ground.chroma)} var(--hue))`);
  for (let hue = 0; hue < groundHues; hue += 1) {
    const degrees = (360 / groundHues) * hue;
    expect(sheet).toMatch(new RegExp(`\\[data-ground='${String(hue)}'\\] \\{\\s*--hue: ${String(degrees)}deg`));
    const color = toHex(ground.lightness, ground.chroma, degrees);
    for (const text of ['paper', 'mist']) expect(contrast(colorOf(text), color), color).toBeGreaterThan(7);
    for (const mark of ['tungsten', 'teal']) expect(contrast(colorOf(mark), color), color).toBeGreaterThan(4.5);
  }
});

const spark = [250, 190, 60];
const black = [8, 6, 4];

/** The pixels of a picture that has so many of each color. */
const paint = (...colors: readonly (readonly [number, readonly number[]])[]) =>
  colors.flatMap(([count, color]) => Array.from({ length: count }, () => color).flat());

it.each([
  ['red', [200, 40, 40, 10, 10, 10], 1],
  ['blue among much gray', [30, 60, 220, 90, 90, 90, 90, 90, 90], 9],
  ['dark teal beside bright sparks', paint([2, spark], [4, [10, 70, 72]], [14, black]), 7],
  ['sparks alone', paint([2, spark], [8, black]), 2],
  ['sparks and a green too small to count', paint([30, spark], [1, [20, 200, 60]], [30, black]), 2],
  ['no color', [20, 20, 20, 200, 200, 200], undefined],
])('the hue of %s', (_, pixels, hue) => {
  expect(groundHue(pixels)).toBe(hue);
});
