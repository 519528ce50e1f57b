import { expect, it } from 'vitest';
import { formatPosition } from './position.ts';

it.each([
  [{ latitude: 25.76168, longitude: -80.19179 }, '25.76168° N, 80.19179° W'],
  [{ latitude: -33.9, longitude: 18.4 }, '33.9° S, 18.4° E'],
  [{ latitude: 0, longitude: 0 }, '0° N, 0° E'],
])('%o is %s', (position, text) => {
  expect(formatPosition(position)).toBe(text);
});
