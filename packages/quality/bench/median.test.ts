import { expect, it } from 'vitest';
import { median } from './median.ts';

it.each([
  [[4], 4],
  [[9, 1, 5], 5],
  [[10, 2, 4, 8], 6],
])('the median of %j is %d', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

it('does not change what it was given', () => {
  const figures = [3, 1, 2];
  median(figures);
  expect(figures).toEqual([3, 1, 2]);
});

it('refuses no figures', () => {
  expect(() => median([])).toThrow('no figures');
});
