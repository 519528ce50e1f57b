import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutText', () => {
  it('leaves a text that fits', () => {
    expect(cutText('A night ferry', 13)).toBe('A night ferry');
  });

  it('truncates after a whole word, without trailing punctuation', () => {
    expect(cutText('Rain towers, crane days, lens tests', 26)).toBe('Rain towers, crane days…');
    expect(cutText('One two – three', 11)).toBe('One two…');
  });

  it('cuts through a single long word', () => {
    expect(cutText('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
  });

  it('is never longer than the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 80 }), (text, limit) => {
        expect(cutText(text, limit).length).toBeLessThanOrEqual(Math.max(limit, 1));
      }),
    );
  });
});
