import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateText } from './cut-text.ts';

describe('truncateText', () => {
  it('leaves a text that fits', () => {
    expect(truncateText('A night ferry', 13)).toBe('A night ferry');
  });

  it('truncates after a whole word, without trailing punctuation', () => {
    expect(truncateText('Rain towers, crane days, lens tests', 26)).toBe('Rain towers, crane days…');
    expect(truncateText('One two – three', 11)).toBe('One two…');
  });

  it('cuts through a single long word', () => {
    expect(truncateText('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
  });

  it('is never longer than the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 80 }), (text, limit) => {
        expect(truncateText(text, limit).length).toBeLessThanOrEqual(Math.max(limit, 1));
      }),
    );
  });
});
