import { expect, it } from 'vitest';
import { contrast } from '../contrast.ts';
import { checkColors } from './check-colors.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#123456', '#123456', 1],
])('%s and %s have a contrast of %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

const colors = {
  ...{ ground: '#ffffff', panel: '#f4f4f4', raised: '#eeeeee', divider: '#dddddd', border: '#808080' },
  ...{ text: '#111111', quiet: '#444444', accent: '#a03000', second: '#006a60' },
};

it('a readable palette is accepted, light or dark', () => {
  expect(checkColors(colors)).toEqual([]);
});

it('an unreadable color is reported with its background', () => {
  expect(checkColors({ ...colors, accent: '#ffcc00', panel: '#fdfdfd', raised: '#fafafa' })).toEqual(
    ['ground (#ffffff) is 1.51', 'panel (#fdfdfd) is 1.49', 'raised (#fafafa) is 1.45'].map((found) => ({
      file: 'content/site.yaml',
      field: 'brand.colors.accent',
      advice: `is #ffcc00, whose contrast to ${found}: write a color with at least 4.5`,
    })),
  );
});
