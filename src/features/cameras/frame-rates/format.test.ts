import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatStops, formatTimes } from './format-rate.ts';
import { formatSpan, spellSpan } from './format-span.ts';

const span = double({ min: 0.01, max: 1_000, noNaN: true });

/** Reads a length of time back. */
function readSpan(text: string): number {
  const parts = [...text.matchAll(/([\d.]+) (min|s)/g)];
  return parts.reduce((sum, [, value, unit]) => sum + Number(value) * (unit === 'min' ? 60 : 1), 0);
}

describe('formatSpan', () => {
  it.each([
    [0.0208, '0.02 s'],
    [0.208, '0.2 s'],
    [1, '1 s'],
    [41.666, '41.7 s'],
    [59.94, '59.9 s'],
    [59.96, '1 min 0 s'],
    [104.17, '1 min 44 s'],
    [447.9, '7 min 28 s'],
  ])('tells %d seconds as "%s"', (seconds, text) => {
    expect(formatSpan(seconds)).toBe(text);
  });

  it('never goes back while time grows', () => {
    assert(
      property(span, span, (one, other) => {
        const [short, long] = one < other ? [one, other] : [other, one];
        expect(readSpan(formatSpan(short))).toBeLessThanOrEqual(readSpan(formatSpan(long)));
      }),
    );
  });

  it('says what is true, to half of its last place', () => {
    assert(
      property(span, (seconds) => {
        const slack = seconds < 0.1 ? 0.005 : seconds < 59.95 ? 0.05 : 0.5;
        expect(Math.abs(readSpan(formatSpan(seconds)) - seconds)).toBeLessThanOrEqual(slack + 1e-9);
      }),
    );
  });
});

describe('spellSpan', () => {
  it.each([
    [1, '1 second'],
    [41.666, '41.7 seconds'],
    [61, '1 minute 1 second'],
    [447.9, '7 minutes 28 seconds'],
  ])('says %d seconds as "%s"', (seconds, words) => {
    expect(spellSpan(seconds)).toBe(words);
  });
});

describe('figures', () => {
  it('have signs, and none for nothing', () => {
    expect([5.38, -2.26, 0, 0.04, -0.04, 1].map(formatStops)).toEqual(['+5.4', '−2.3', '0', '0', '0', '+1.0']);
  });

  it('have as many digits as say something', () => {
    expect([0.208, 1.25, 41.7, 447.9].map(formatTimes)).toEqual(['0.21', '1.3', '42', '448']);
    expect([5.5, 100, 10_750].map(formatCount)).toEqual(['5.5', '100', '10,750']);
  });
});
