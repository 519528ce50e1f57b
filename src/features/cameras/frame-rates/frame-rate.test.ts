import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastStep, markedRates, rateAt, secondsOnScreen, shareOfScale, stepOf, stopsOfLight } from './frame-rate.ts';

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
