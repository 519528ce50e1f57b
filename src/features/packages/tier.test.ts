import { describe, expect, it } from 'vitest';
import { isLarge, listTierPairs } from './tier.ts';

const plain = { note: undefined };
const marked = { note: 'Most popular' };

describe('listTierPairs', () => {
  it('pairs each tier with the next', () => {
    expect(listTierPairs([plain, plain, plain]).map(({ upper, lower }) => [upper, lower])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it.each([
    ['led by the first marked tier', [plain, marked, marked, plain], 1],
    ['with the last tier where only that is marked', [plain, plain, marked], 1],
    ['the first where none is marked', [plain, plain, plain], 0],
  ])('shows first the pair %s', (_, tiers, upper) => {
    const shown = listTierPairs(tiers).filter(({ isFirstChoice }) => isFirstChoice);
    expect(shown.map((pair) => pair.upper)).toEqual([upper]);
  });

  it('has no pair for a single tier', () => {
    expect(listTierPairs([marked])).toEqual([]);
  });
});

describe('isLarge', () => {
  it.each([
    ['the only marked one of each row', [plain, marked, marked, plain], [false, true, true, false]],
    ['the first of a row where both are marked, or none', [marked, marked, plain, plain], [true, false, true, false]],
    ['a last one that is alone', [plain, plain, plain], [true, false, true]],
  ])('chooses %s', (_, tiers, large) => {
    expect(tiers.map((_tier, index) => isLarge(tiers, index))).toEqual(large);
  });
});
