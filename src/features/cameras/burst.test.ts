import { assert, constantFrom, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFrames, frameAt, listExposed, momentSeconds } from './burst.ts';

const pictureCount = 72;
const anyRate = constantFrom(5, 24, 120, 1_000, 2_500, 10_750);
const instant = double({ min: 0, max: momentSeconds, noNaN: true });

describe('the burst', () => {
  it.each([
    [5, 1],
    [24, 3],
    [120, 12],
    [1_000, 100],
    [10_750, 1_075],
  ])('at %d fps is caught in %d frames', (fps, count) => {
    expect(countFrames(fps)).toBe(count);
    expect(frameAt(0, fps)).toBe(0);
    expect(frameAt(momentSeconds, fps)).toBe(count - 1);
  });

  it('shows the same instant at every rate, to a frame', () => {
    assert(
      property(instant, anyRate, (seconds, fps) => {
        const begins = frameAt(seconds, fps) / fps;
        expect(begins).toBeLessThanOrEqual(seconds + 1e-6);
        expect(seconds - begins).toBeLessThanOrEqual(1 / fps + 1e-6);
      }),
    );
  });

  it('gives each frame all of its light, from pictures that exist, in order', () => {
    assert(
      property(instant, anyRate, (seconds, fps) => {
        const exposed = listExposed(frameAt(seconds, fps), fps, pictureCount);
        expect(exposed.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        const pictures = exposed.map(({ picture }) => picture);
        expect(pictures).toEqual([...new Set(pictures)].sort((one, other) => one - other));
        expect(pictures.every((picture) => picture >= 0 && picture < pictureCount)).toBe(true);
      }),
    );
  });

  it('smears a slow frame over many pictures, and blends at most two in a fast one', () => {
    expect(listExposed(0, 5, pictureCount)).toHaveLength(pictureCount);
    expect(listExposed(0, 24, pictureCount).length).toBeGreaterThan(15);
    for (let frame = 0; frame < countFrames(10_750); frame += 1) {
      expect(listExposed(frame, 10_750, pictureCount).length).toBeLessThanOrEqual(2);
    }
  });
});
