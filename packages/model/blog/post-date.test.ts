import { expect, it } from 'vitest';
import { parsePostDay } from './post-date.ts';

it.each([
  ['13 May 2016', '2016-05-13'],
  ['3 January 2017', '2017-01-03'],
  ['29 February 2016', '2016-02-29'],
])('reads %s', (date, day) => {
  expect(parsePostDay(date)).toBe(day);
});

it.each(['', '2016-05-13', 'May 2016', '13 Mai 2016', '31 April 2016', '29 February 2017'])(
  'reads nothing from "%s"',
  (date) => {
    expect(parsePostDay(date)).toBeUndefined();
  },
);
