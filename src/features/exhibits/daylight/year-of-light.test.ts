import { expect, test } from 'vitest';
import { dayOfYear } from './day-of-year.ts';
import { formatLightTime, listDays, listMonths } from './year-of-light.ts';

const miami = { latitude: 25.784, longitude: -80.19, zone: 'America/New_York' };

test('the sun is highest in June and lowest in December', () => {
  const heights = listMonths(listDays(miami, 2026), { rain: [], storms: [] }).map(({ noonHeight }) => noonHeight);
  expect(heights).toHaveLength(12);
  expect(heights.indexOf(Math.max(...heights))).toBe(5);
  expect(heights.indexOf(Math.min(...heights))).toBe(11);
});

test('a dash stands for a moment that a day is without', () => {
  expect(formatLightTime(undefined)).toBe('–');
});

test.each([
  ['2026-01-01', 0],
  ['2028-02-29', 58],
  ['2028-03-01', 59],
  ['2026-12-31', 364],
])('%s is day %i', (date, day) => {
  expect(dayOfYear(new Date(`${date}T12:00`))).toBe(day);
});
