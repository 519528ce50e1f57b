import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatSpan,
  formatStops,
  formatTimes,
  lastStep,
  markedRates,
  rateAt,
  secondsOnScreen,
  shareOfScale,
  spellSpan,
  stepOf,
  stopsOfLight,
} from './frame-rate.ts';

const step = integer({ min: 0, max: lastStep });
const [slowest] = markedRates;
const fastest = 10_750;
const rate = integer({ min: slowest, max: fastest });

describe('the scale', () => {
  it('begins and ends with what the camera can do', () => {
    expect([rateAt(0), rateAt(lastStep)]).toEqual([5, 10_750]);
  });

  it.each([...markedRates, 30, 48, 60, 240])('has %d fps exactly', (fps) => {
    expect(rateAt(stepOf(fps))).toBe(fps);
  });

  it('gets faster with every step, by no less than a twentieth and no more than a fifth', () => {
    assert(
      property(integer({ min: 1, max: lastStep }), (at) => {
        const growth = rateAt(at) / rateAt(at - 1);
        expect(growth).toBeGreaterThan(1.04);
        expect(growth).toBeLessThan(1.2);
      }),
      { numRuns: 200 },
    );
  });

  it('leads from a step to its rate and back', () => {
    assert(
      property(step, (at) => {
        expect(stepOf(rateAt(at))).toBe(at);
      }),
    );
  });

  it('finds for any rate a step within a tenth of it', () => {
    assert(
      property(rate, (fps) => {
        expect(Math.abs(rateAt(stepOf(fps)) / fps - 1)).toBeLessThan(0.11);
      }),
    );
  });

  it('keeps its order: a faster rate never lies to the left', () => {
    assert(
      property(rate, rate, (one, other) => {
        const [slow, fast] = one < other ? [one, other] : [other, one];
        expect(stepOf(slow)).toBeLessThanOrEqual(stepOf(fast));
      }),
    );
  });

  it('takes rates beyond its ends for its ends', () => {
    expect([stepOf(1), stepOf(100_000)]).toEqual([0, lastStep]);
  });

  it('draws each doubling equally long', () => {
    assert(
      property(integer({ min: slowest, max: 2_500 }), (fps) => {
        const first = shareOfScale(2 * fps) - shareOfScale(fps);
        expect(shareOfScale(4 * fps) - shareOfScale(2 * fps)).toBeCloseTo(first, 10);
      }),
    );
  });
});

describe('what a rate does', () => {
  it('stretches time in proportion', () => {
    expect(secondsOnScreen(24)).toBe(1);
    expect(secondsOnScreen(120)).toBe(5);
    expect(secondsOnScreen(24, 0.1)).toBeCloseTo(0.1);
    expect(secondsOnScreen(10_750)).toBeCloseTo(447.9, 1);
  });

  it('costs a stop for each doubling', () => {
    expect(stopsOfLight(24)).toBe(0);
    assert(
      property(rate, (fps) => {
        expect(stopsOfLight(2 * fps) - stopsOfLight(fps)).toBeCloseTo(1);
      }),
    );
  });
});

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
