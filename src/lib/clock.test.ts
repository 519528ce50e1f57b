import { expect, test } from 'vitest';
import { formatTime, toMinutes } from './clock.ts';

test('24-hour times are parsed into minutes and formatted in 12-hour time', () => {
  const written = ['00:00', '06:30', '12:00', '12:45', '23:59'].map((clock) => formatTime(toMinutes(clock)));
  expect(written).toEqual(['12:00 am', '6:30 am', '12:00 pm', '12:45 pm', '11:59 pm']);
});

test('a whole hour is also written short', () => {
  expect([0, 240, 720, 1380].map((minutes) => formatTime(minutes, true))).toEqual(['12 am', '4 am', '12 pm', '11 pm']);
});

test('a part of a minute is rounded, up to the next hour', () => {
  expect(formatTime(419.6)).toBe('7:00 am');
});
