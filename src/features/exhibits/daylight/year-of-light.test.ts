import { expect, test } from 'vitest';
import { dayOfYear } from './day-of-year.ts';
import { writeHour, listDays, listMonths } from './year-of-light.ts';

const miami = { latitude: 25.784, longitude: -80.19, zone: 'America/New_York' };

// U.S. Naval Observatory, "Rise, Set, and Twilight" for Miami: aa.usno.navy.mil/data/RS_OneYear. A minute either way.
test.each([
  [14, '7:08 am', '5:51 pm'],
  [171, '6:30 am', '8:15 pm'],
  [354, '7:03 am', '5:35 pm'],
])('day %i of Miami is as the almanac has it', (day, sunrise, sunset) => {
  const found = listDays(miami, 2026)[day];
  const minutes = (text: string) => {
    const [, hour = 0, minute = 0] = (/^(\d+):(\d+)/.exec(text) ?? []).map(Number);
    return (hour % 12) * 60 + minute;
  };
  expect(Math.abs(minutes(writeHour(found?.sunrise)) - minutes(sunrise))).toBeLessThanOrEqual(2);
  expect(Math.abs(minutes(writeHour(found?.sunset)) - minutes(sunset))).toBeLessThanOrEqual(2);
});

test('clocks go forward in March and back in November', () => {
  const days = listDays(miami, 2026);
  const jump = (day: number) => (days[day]?.sunrise ?? 0) - (days[day - 1]?.sunrise ?? 0);
  // March 8 and November 1, 2026.
  expect(jump(66)).toBeCloseTo(1, 1);
  expect(jump(304)).toBeCloseTo(-1, 1);
});

test('the sun is highest in June and lowest in December', () => {
  const heights = listMonths(listDays(miami, 2026), { rain: [], storms: [] }).map(({ noonHeight }) => noonHeight);
  expect(heights).toHaveLength(12);
  expect(heights.indexOf(Math.max(...heights))).toBe(5);
  expect(heights.indexOf(Math.min(...heights))).toBe(11);
});

test('the order of a day is the order of its light', () => {
  for (const { dawn, sunrise, goldenEnd, goldenStart, sunset, dusk } of listDays(miami, 2026)) {
    const day = [dawn, sunrise, goldenEnd, goldenStart, sunset, dusk].map((hour) => hour ?? Number.NaN);
    expect(day).toEqual(day.toSorted((a, b) => a - b));
  }
});

test('where the sun does not set, a moment is missing, and a dash says so', () => {
  const [june] = listDays({ latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' }, 2026).slice(171, 172);
  expect(june?.sunset).toBeUndefined();
  expect(writeHour(june?.sunset)).toBe('–');
});

test.each([
  ['2026-01-01', 0],
  ['2028-02-29', 58],
  ['2028-03-01', 59],
  ['2026-12-31', 364],
])('%s is day %i', (date, day) => {
  expect(dayOfYear(new Date(`${date}T12:00`))).toBe(day);
});
