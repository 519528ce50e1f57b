import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '@site/model/contrast.ts';
import { findGround, groundNames } from './ground.ts';

const sheet = readFileSync('src/styles/grounds.css', 'utf8');
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

const colorOf = (name: string) => new RegExp(`--color-${name}: (#[\\da-f]{6})`).exec(tokens)?.[1] ?? '';

const groundColors = groundNames.map(
  (name) => new RegExp(`'${name}'\\] \\{\\s*background: (#[\\da-f]{6})`).exec(sheet)?.[1] ?? '',
);

it.each(groundColors)('text has enough contrast on %s', (color) => {
  for (const text of ['paper', 'mist']) expect(contrast(colorOf(text), color), text).toBeGreaterThan(7);
  for (const mark of ['tungsten', 'teal']) expect(contrast(colorOf(mark), color), mark).toBeGreaterThan(4.5);
});

it('tells the ground of one film from that of another', () => {
  const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (const [index, one] of groundColors.entries()) {
    for (const other of groundColors.slice(index + 1)) {
      const channels = channelsOf(other);
      const steps = channelsOf(one).map((channel, at) => Math.abs(channel - (channels[at] ?? 0)));
      expect(Math.max(...steps), `${one} and ${other}`).toBeGreaterThanOrEqual(8);
    }
  }
});

const spark = [250, 190, 60];
const black = [8, 6, 4];

const paint = (...colors: readonly (readonly [number, readonly number[]])[]) =>
  colors.flatMap(([count, color]) => Array.from({ length: count }, () => color).flat());

it.each([
  ['red', [200, 40, 40, 10, 10, 10], 'burgundy'],
  ['blue among much gray', [30, 60, 220, 90, 90, 90, 90, 90, 90], 'navy'],
  ['dark teal beside bright sparks', paint([2, spark], [4, [10, 70, 72]], [14, black]), 'teal'],
  ['sparks alone', paint([2, spark], [8, black]), 'umber'],
  ['sparks and a green too small to count', paint([30, spark], [1, [20, 200, 60]], [30, black]), 'umber'],
  ['no color', [20, 20, 20, 200, 200, 200], undefined],
])('the ground of %s', (_, pixels, name) => {
  expect(findGround(pixels)).toBe(name);
});
