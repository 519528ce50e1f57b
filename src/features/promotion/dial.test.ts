import { describe, expect, it } from 'vitest';
import { dialArc, dialPoint, dialTick } from './dial.ts';

describe('dialPoint', () => {
  it.each([
    [0, 0, -100],
    [6, 100, 0],
    [12, 0, 100],
    [18, -100, 0],
    [24, 0, -100],
  ])('puts hour %i at %f, %f', (hour, x, y) => {
    const point = dialPoint(hour, 100);
    expect(point.x).toBeCloseTo(x);
    expect(point.y).toBeCloseTo(y);
  });
});

it('draws a tick from the inner to the outer radius', () => {
  expect(dialTick(6, 50, 60)).toMatch(/^M50 -?0L60 -?0$/);
});

it('draws a whole day as two half turns that meet', () => {
  const path = dialArc(0, 24, 100);
  expect(path.match(/A100 100 0 0 1 /g)).toHaveLength(2);
  expect(path).toMatch(/^M0 -100A.* 0 100A.* -?0 -100$/);
});
