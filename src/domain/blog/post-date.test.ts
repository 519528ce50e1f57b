import { describe, expect, it } from 'vitest';
import { parsePostDate } from './post-date.ts';

describe('parsePostDate', () => {
  it('reads day, month and year', () => {
    expect(parsePostDate('13 May 2016')).toEqual({ day: '13', monthYear: 'May 2016', iso: '2016-05-13' });
  });

  it('keeps the day as it is written', () => {
    expect(parsePostDate('3 January 2017')).toEqual({ day: '3', monthYear: 'January 2017', iso: '2017-01-03' });
  });

  it('knows leap years', () => {
    expect(parsePostDate('29 February 2016')?.iso).toBe('2016-02-29');
    expect(parsePostDate('29 February 2017')).toBeUndefined();
  });

  it.each([
    '',
    '2016-05-13',
    'May 2016',
    '13 may 2016',
    '13 Mai 2016',
    '0 May 2016',
    '31 April 2016',
    ' 13 May 2016',
    '13 May 16',
  ])('reads nothing from "%s"', (date) => {
    expect(parsePostDate(date)).toBeUndefined();
  });
});
