import { formatClock } from '../text/clock.ts';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Weekday = (typeof weekdays)[number];

/** Consecutive days with the same hours. */
export interface OpenDays {
  readonly firstDay: Weekday;
  /** The same as `firstDay` for a single day. */
  readonly lastDay: Weekday;
  /** On the 24-hour clock, such as 09:00. */
  readonly opens: string;
  /** A time before `opens` is on the next day. */
  readonly closes: string;
}

export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Every day of a row; Saturday to Monday wraps around the end of the week. */
export function listDays({ firstDay, lastDay }: OpenDays): Weekday[] {
  const first = weekdays.indexOf(firstDay);
  const days = [...weekdays.slice(first), ...weekdays.slice(0, first)];
  return days.slice(0, days.indexOf(lastDay) + 1);
}

export interface HoursWords {
  readonly language: string;
  readonly days: string;
  readonly hours: string;
  readonly open: string;
}

const englishHours: HoursWords = {
  language: 'en',
  days: '{first} to {last}',
  hours: '{first} to {last}',
  open: '{days}, {hours}',
};

/**
 * Such as Monday to Saturday, 9 am to 8 pm Eastern.
 * @param timeZone as people say it, such as Eastern.
 */
export function formatHours(rows: readonly OpenDays[], timeZone: string, words: HoursWords = englishHours): string {
  const { language } = words;
  const dayName = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // January 1, 2024 was a Monday.
  const nameOf = (day: Weekday) => dayName.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  const span = (text: string, first: string, last: string) => text.replace('{first}', first).replace('{last}', last);
  const timeOf = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return formatClock(hours * 60 + minutes, language, true);
  };
  const parts = rows.map(({ firstDay, lastDay, opens, closes }) => {
    const days = firstDay === lastDay ? nameOf(firstDay) : span(words.days, nameOf(firstDay), nameOf(lastDay));
    const hours = span(words.hours, timeOf(opens), timeOf(closes));
    return words.open.replace('{days}', days).replace('{hours}', hours);
  });
  return `${parts.join('; ')} ${timeZone}`;
}
