import { expect, test } from 'vitest';
import { formatTime } from './clock.ts';
import { createSun } from './sun.ts';

const miami = { latitude: 25.78425, longitude: -80.19003, zone: 'America/New_York' };
const losAngeles = { latitude: 34.0522, longitude: -118.2437, zone: 'America/Los_Angeles' };
const polarNight = { latitude: 78.2232, longitude: 15.6267, zone: 'Europe/Oslo' };

test.each([
  ['winter', miami, '2026-12-21', '7:03 am', '5:35 pm'],
  ['summer time', losAngeles, '2026-06-21', '5:42 am', '8:08 pm'],
])('in %s the sun rises and sets when almanacs say so, on the clocks of the place', (_, place, day, rise, set) => {
  const { sunrise = 0, sunset = 0 } = createSun(place)(day);
  const around = (hour: number) => [-1, 0, 1].map((minute) => formatTime(hour * 60 + minute));
  expect(around(sunrise)).toContain(rise);
  expect(around(sunset)).toContain(set);
});

test('the moments of a day follow each other', () => {
  const {
    dawn = 0,
    sunrise = 0,
    goldenEnd = 0,
    goldenStart = 0,
    sunset = 0,
    dusk = 0,
  } = createSun(miami)('2026-06-21');
  const day = [dawn, sunrise, goldenEnd, goldenStart, sunset, dusk];
  expect(day).toEqual(day.toSorted((a, b) => a - b));
});

test('where the sun does not rise there is no time of it', () => {
  expect(createSun(polarNight)('2026-12-21').sunrise).toBeUndefined();
});
