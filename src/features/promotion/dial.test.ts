import { expect, it } from 'vitest';
import { dialPoint } from './dial.ts';

it.each([
  [0, 0, -100],
  [6, 100, 0],
  [12, 0, 100],
  [18, -100, 0],
])('hour %i stands at %f, %f: midnight on top, clockwise', (hour, x, y) => {
  const point = dialPoint(hour, 100);
  expect(point.x).toBeCloseTo(x);
  expect(point.y).toBeCloseTo(y);
});
