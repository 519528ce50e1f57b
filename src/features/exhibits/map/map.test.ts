import { expect, test } from 'vitest';
import { drawMap, writeMonths } from './map.ts';

/** A land of two degrees by two on the thirtieth parallel, and places at its corners and in its middle. */
const land = drawMap({
  outline: ['31 -82, 31 -80, 29 -80, 29 -82'],
  from: { name: 'Home', latitude: 30, longitude: -81 },
  places: [
    [31, -82],
    [29, -80],
  ].map(([latitude = 0, longitude = 0]) => {
    return { latitude, longitude, hours: 2, name: '', light: '', standsFor: '', months: [] };
  }),
});

test('north is up, west is left, the middle is in the middle, and every place has a number', () => {
  const [northWest, southEast] = land.marks;
  expect(land.marks.map(({ number }) => number)).toEqual([1, 2]);
  expect(northWest?.x).toBeLessThan(southEast?.x ?? 0);
  expect(northWest?.y).toBeLessThan(southEast?.y ?? 0);
  expect(Math.abs(land.from.x - land.width / 2)).toBeLessThanOrEqual(1);
  expect(Math.abs(land.from.y - land.height / 2)).toBeLessThanOrEqual(1);
});

test('degrees of longitude are as much shorter as they are there', () => {
  const [northWest, southEast] = land.marks.map(({ x, y }) => ({ x, y }));
  const [across, down] = [(southEast?.x ?? 0) - (northWest?.x ?? 0), (southEast?.y ?? 0) - (northWest?.y ?? 0)];
  expect(across / down).toBeCloseTo(Math.cos(Math.PI / 6), 2);
});

test.each([
  [[12, 1, 2, 3, 4], 'December to April'],
  [[4, 5, 10, 11], 'April, May, October, November'],
  [[9], 'September'],
])('the months %j are said as "%s"', (months, words) => {
  expect(writeMonths(months)).toBe(words);
});
