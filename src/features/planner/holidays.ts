import Calendar from 'date-holidays';
import type { Holidays } from './plan/days.ts';

/** How many years of holidays a page carries; the site is rebuilt before they are over. */
const yearsAhead = 2;

/**
 * The public holidays of a country on the weekdays on which they are observed.
 * @param country such as US.
 * @param from the first date, such as 2026-11-25.
 */
export function listHolidays(country: string, from: string): Holidays {
  const calendar = new Calendar(country);
  const years = Array.from({ length: yearsAhead }, (_, index) =>
    calendar.getHolidays(Number(from.slice(0, 4)) + index),
  );
  const days = years.flat().flatMap(({ type, date }) => (type === 'public' ? [date.slice(0, 10)] : []));
  return [...new Set(days)].filter((day) => day >= from && new Date(day).getUTCDay() % 6 !== 0).join(' ');
}
