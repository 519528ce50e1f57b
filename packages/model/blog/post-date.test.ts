import { expect, it } from 'vitest';
import { parsePostDate } from './post-date.ts';

it.each([
  ['13 May 2016', { monthYear: 'May 2016', text: 'May 13, 2016', iso: '2016-05-13' }],
  ['3 January 2017', { monthYear: 'January 2017', text: 'January 3, 2017', iso: '2017-01-03' }],
  ['29 February 2016', { monthYear: 'February 2016', text: 'February 29, 2016', iso: '2016-02-29' }],
])('reads day, month and year of %s', (date, parsed) => {
  expect(parsePostDate(date)).toEqual(parsed);
});

it.each(
  '|2016-05-13|May 2016|13 may 2016|13 Mai 2016|0 May 2016|31 April 2016|29 February 2017| 13 May 2016|13 May 16'.split(
    '|',
  ),
)('reads nothing from "%s"', (date) => {
  expect(parsePostDate(date)).toBeUndefined();
});
