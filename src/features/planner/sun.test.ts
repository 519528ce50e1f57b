import { expect, test } from 'vitest';
import { listSunTimes } from './sun.ts';

const miami = { latitude: 25.78425, longitude: -80.19003, timeZone: 'America/New_York' };
const losAngeles = { latitude: 34.0522, longitude: -118.2437, timeZone: 'America/Los_Angeles' };
const polarNight = { latitude: 78.2232, longitude: 15.6267, timeZone: 'Europe/Oslo' };

/** Minutes after midnight. */
function minutes(time: string | undefined): number {
  const [, hour = '', minute = '', half] = /^(\d+):(\d\d) ([AP]M)$/.exec(time ?? '') ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}

test('the sun rises and sets when almanacs say it does, on the clocks of the place, summer time included', () => {
  const winter = listSunTimes('2026-12-21', miami);
  expect(Math.abs(minutes(winter.sunrise) - minutes('7:03 AM'))).toBeLessThanOrEqual(2);
  expect(Math.abs(minutes(winter.sunset) - minutes('5:35 PM'))).toBeLessThanOrEqual(2);
  const summer = listSunTimes('2026-06-21', losAngeles);
  expect(Math.abs(minutes(summer.sunrise) - minutes('5:42 AM'))).toBeLessThanOrEqual(2);
  expect(Math.abs(minutes(summer.sunset) - minutes('8:08 PM'))).toBeLessThanOrEqual(2);
});

test('the light of a day comes in its order', () => {
  const { sunrise, morning, evening, sunset, dark } = listSunTimes('2026-03-14', miami);
  const order = [sunrise, morning, evening, sunset, dark].map(minutes);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('where the sun does not rise there is no time of it', () => {
  expect(listSunTimes('2026-12-21', polarNight).sunrise).toBeUndefined();
});
