import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renumber } from './renumber.ts';

describe('numbers for a list in another order', () => {
  it.each([
    ['nothing moved', [10, 20, 30], [10, 20, 30]],
    ['the last came first', [30, 10, 20], [4, 10, 20]],
    ['the first went last', [20, 30, 10], [20, 30, 40]],
    ['one moved between two', [10, 30, 20, 40], [10, 30, 35, 40]],
    ['two share a gap', [10, 50, 60, 20, 30, 40], [10, 13, 16, 20, 30, 40]],
    ['two had the same number', [10, 10, 20], [10, 15, 20]],
    ['no room is left', [10, 30, 11], [10, 30, 40]],
    ['no room is left between', [10, 12, 11, 13, 12], [10, 20, 30, 40, 50]],
    ['an empty list', [], []],
  ])('%s', (_, numbers, wanted) => {
    expect(renumber(numbers)).toEqual(wanted);
  });

  it('grow for any numbers before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 40 }), (numbers) => {
        const result = renumber(numbers);
        expect(result).toHaveLength(numbers.length);
        result.forEach((number, place) =>
          expect(Number.isInteger(number) && number >= 0 && number > (result[place - 1] ?? -1)).toBe(true),
        );
      }),
    );
  });
});
