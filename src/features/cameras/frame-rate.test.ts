import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatSpan,
  formatStops,
  lastStep,
  markedRates,
  rateAt,
  secondsOnScreen,
  shareOfScale,
  formatSpanAloud,
  stepOf,
  stopsOfLight,
} from './frame-rate.ts';

const [slowest] = markedRates;
const fastest = 10_750;

describe('the scale', () => {
  it("spans the camera's range, and clamps other rates", () => {
    expect([rateAt(0), rateAt(lastStep)]).toEqual([slowest, fastest]);
    expect([stepOf(1), stepOf(100_000)]).toEqual([0, lastStep]);
  });

  it.each([...markedRates, 30, 48, 60, 240])('has %d fps exactly', (fps) => {
    expect(rateAt(stepOf(fps))).toBe(fps);
  });

  it('leads from each step to its rate and back', () => {
    for (let at = 0; at <= lastStep; at += 1) expect(stepOf(rateAt(at))).toBe(at);
  });

  it('draws each doubling equally long, and counts it as a stop', () => {
    assert(
      property(integer({ min: slowest, max: 2_500 }), (fps) => {
        const first = shareOfScale(2 * fps) - shareOfScale(fps);
        expect(shareOfScale(4 * fps) - shareOfScale(2 * fps)).toBeCloseTo(first, 10);
        expect(stopsOfLight(2 * fps) - stopsOfLight(fps)).toBeCloseTo(1);
      }),
    );
    expect(stopsOfLight(24)).toBe(0);
  });
});

it('time is stretched in proportion to the rate', () => {
  expect([secondsOnScreen(24), secondsOnScreen(120)]).toEqual([1, 5]);
  expect(secondsOnScreen(fastest)).toBeCloseTo(447.9, 1);
});

describe('a length of time', () => {
  it.each([
    [0.0208, '0.02 s', '0.02 seconds'],
    [0.208, '0.2 s', '0.2 seconds'],
    [1, '1 s', '1 second'],
    [41.666, '41.7 s', '41.7 seconds'],
    [59.94, '59.9 s', '59.9 seconds'],
    [59.96, '1 min 0 s', '1 minute 0 seconds'],
    [61, '1 min 1 s', '1 minute 1 second'],
    [447.9, '7 min 28 s', '7 minutes 28 seconds'],
  ])('of %d seconds is written as "%s" and said as "%s"', (seconds, text, words) => {
    expect(formatSpan(seconds)).toBe(text);
    expect(formatSpanAloud(seconds)).toBe(words);
  });
});

it('figures have signs unless they are zero, and useful digits', () => {
  expect([5.38, -2.26, 0, 0.04, -0.04, 1].map(formatStops)).toEqual(['+5.4', '−2.3', '0', '0', '0', '+1.0']);
  expect([5.5, 100, fastest].map(formatCount)).toEqual(['5.5', '100', '10,750']);
});
