import { expect, it } from 'vitest';
import { checkColors } from '@site/model/check/check-colors.ts';
import { makePalette } from './palette.ts';

it.each(['#000000', '#ffffff', '#ff9a3d', '#1f6f54', '#808080', '#ff0000', '#0000FF', '#ffff00'])(
  'makes colors around %s that can be told apart',
  (main) => {
    expect(checkColors(makePalette(main))).toEqual([]);
  },
);

it('keeps a color that can be read', () => {
  expect(makePalette('#1F6F54').accent).toBe('#1f6f54');
  expect(makePalette('#ff9a3d').accent).toBe('#ff9a3d');
});
