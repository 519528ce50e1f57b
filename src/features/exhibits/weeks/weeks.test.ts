import { expect, test } from 'vitest';
import { placeStep, writeDays } from './Weeks.tsx';

test.each([
  [1, 1, 'Mon', 'at-1 for-2 is-short'],
  [3, 3, 'Wed to Fri', 'at-3 for-3'],
  [6, 2, 'Sat to Sun', 'at-6 for-2'],
  [7, 1, 'Sun', 'at-6 for-2 is-short is-late'],
])('from day %i for %i days is %s, and its words have room', (day, days, words, place) => {
  expect([writeDays({ day, days }), placeStep({ day, days })]).toEqual([words, place]);
});
