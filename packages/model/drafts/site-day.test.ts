import { expect, it } from 'vitest';
import { siteDay } from './site-day.ts';

it('is the day in Greenwich', () => {
  expect(siteDay({}, new Date('2024-05-31T23:59:59.999Z'))).toBe('2024-05-31');
  expect(siteDay({}, new Date('2024-06-01T00:00:00+02:00'))).toBe('2024-05-31');
  expect(siteDay({}, new Date('2024-06-01T00:00:00Z'))).toBe('2024-06-01');
});

it('is the one that the environment says, whatever the clock says', () => {
  expect(siteDay({ SITE_DAY: '2024-02-29' }, new Date('2030-01-01T00:00:00Z'))).toBe('2024-02-29');
});

it.each(['tomorrow', '2024-02-30', '2024-13-01', '24-05-31'])('%s is refused', (day) => {
  expect(() => siteDay({ SITE_DAY: day })).toThrow(`SITE_DAY is "${day}", which is not a day`);
});
