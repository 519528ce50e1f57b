/** Calendar days such as 2026-12-05, without times or time zones: a day is the same for everybody who reads it. */

const msOfDay = 86_400_000;

const asMs = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day that exists, in the years that a planner is for. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const ms = asMs(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return new Date(asMs(day) + days * msOfDay).toISOString().slice(0, 10);
}

/** Days from one to another; negative where the second is earlier. */
export function countDays(from: string, to: string): number {
  return Math.round((asMs(to) - asMs(from)) / msOfDay);
}

/** Sunday is 0. */
const weekday = (day: string) => new Date(asMs(day)).getUTCDay();

const isWeekend = (day: string) => weekday(day) % 6 === 0;

/** The day itself or, of a weekend, the Friday before it or the Monday after it. */
export function leaveWeekend(day: string, way: 'back' | 'on'): string {
  return isWeekend(day) ? leaveWeekend(addDays(day, way === 'back' ? -1 : 1), way) : day;
}

/** The day that lies so many working days before another, Monday to Friday. */
export function subtractWorkingDays(day: string, count: number): string {
  if (count === 0) return day;
  const before = addDays(day, -1);
  return subtractWorkingDays(before, isWeekend(before) ? count : count - 1);
}

/** The visitor's own day. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, '0'));
  return `${String(date.getFullYear())}-${month ?? ''}-${day ?? ''}`;
}

/** A day as people read it, such as Sat, Dec 5, 2026. */
export function formatDay(day: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(asMs(day));
}
