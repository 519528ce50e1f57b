import { formatDate } from '#lib/intl.ts';

/** Calendar days such as 2026-12-05, without times or time zones: a day is the same for everybody who reads it. */

const msOfDay = 86_400_000;

/** A date without a time is in UTC. */
const asMs = (day: string) => Date.parse(day);

/** Whether a text is a day that exists, in the years that a planner is for. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const ms = asMs(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return new Date(asMs(day) + days * msOfDay).toISOString().slice(0, 10);
}

/** Sunday is 0. */
const weekday = (day: string) => new Date(asMs(day)).getUTCDay();

/** Days of holidays, each as 2026-12-25 with a space between them. */
export type Holidays = string;

export const isDayOff = (day: string, holidays: Holidays) => weekday(day) % 6 === 0 || holidays.includes(day);

/** The day itself or, of a weekend or a holiday, the next business day in a direction: back is -1, on is 1. */
export function leaveDaysOff(day: string, step: -1 | 1, holidays: Holidays): string {
  return isDayOff(day, holidays) ? leaveDaysOff(addDays(day, step), step, holidays) : day;
}

/** The day that lies so many business days before another. */
export function subtractWorkingDays(day: string, count: number, holidays: Holidays): string {
  return count === 0 ? day : subtractWorkingDays(leaveDaysOff(addDays(day, -1), -1, holidays), count - 1, holidays);
}

/** The visitor's own day. Swedes write dates as this module does. */
export const dayOf = (date: Date): string => date.toLocaleDateString('sv');

/** A day as people read it, such as Sat, Dec 5, 2026. */
export function formatDay(day: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return formatDate(asMs(day), options);
}
