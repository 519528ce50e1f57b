import { formatDate } from '#lib/intl.ts';

/** Dates such as 2026-12-05, without times or time zones: they are the same for every reader. */

const msOfDay = 86_400_000;

const asMs = (day: string) => Date.parse(day);

/** Whether a text is an existing date, within the planner's range of years. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const ms = asMs(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return new Date(asMs(day) + days * msOfDay).toISOString().slice(0, 10);
}

export const countDays = (from: string, to: string) => (asMs(to) - asMs(from)) / msOfDay;

const weekday = (day: string) => new Date(asMs(day)).getUTCDay();

/** Dates such as 2026-12-25, separated by spaces. */
export type Holidays = string;

export const isDayOff = (day: string, holidays: Holidays) => weekday(day) % 6 === 0 || holidays.includes(day);

/** The day itself or, if it is a weekend or holiday, the next business day in a direction: back is -1, forward is 1. */
export function skipToBusinessDay(day: string, step: -1 | 1, holidays: Holidays): string {
  return isDayOff(day, holidays) ? skipToBusinessDay(addDays(day, step), step, holidays) : day;
}

/** The date a number of business days before another. */
export function subtractBusinessDays(day: string, count: number, holidays: Holidays): string {
  return count === 0
    ? day
    : subtractBusinessDays(skipToBusinessDay(addDays(day, -1), -1, holidays), count - 1, holidays);
}

/** The visitor's date. The Swedish format is ISO 8601. */
export const dayOf = (date: Date): string => date.toLocaleDateString('sv');

/** Such as Sat, Dec 5, 2026. */
export function formatDay(day: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return formatDate(asMs(day), options);
}
