import { describe, expect, it } from 'vitest';
import { listTierPairs } from './tier.ts';

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
