import { expect, test } from 'vitest';
import { findLight, listSpans } from './callsheet.ts';

const sheet = {
  title: 'A day',
  caption: 'Invented.',
  day: '2027-06-21',
  latitude: 34.0522,
  longitude: -118.2437,
  zone: 'America/Los_Angeles',
  crew: 'Crew of two',
  lines: [
    { at: '06:30', kind: 'shoot', what: 'Street' },
    { at: '09:00', kind: 'move', what: 'Van' },
    { at: '09:30', kind: 'shoot', what: 'Hill' },
  ],
  wrap: '12:00',
  words: { wrap: 'Wrap', sunrise: 'Sunrise', golden: 'Golden from', sunset: 'Sunset' },
} as const;

test('a line lasts until the next one, and the last until the wrap', () => {
  expect(listSpans({ ...sheet, lines: [...sheet.lines] }).map(({ begins, ends }) => ends - begins)).toEqual([
    150, 30, 150,
  ]);
});

test('the sun is that of the place, on its own clock', () => {
  const { sunrise, sunset } = findLight({ ...sheet, lines: [...sheet.lines] });
  // 5:42 am and 8:08 pm: https://gml.noaa.gov/grad/solcalc/
  expect(sunrise).toBeGreaterThan(5 * 60 + 38);
  expect(sunrise).toBeLessThan(5 * 60 + 46);
  expect(sunset).toBeGreaterThan(20 * 60 + 4);
  expect(sunset).toBeLessThan(20 * 60 + 12);
});
