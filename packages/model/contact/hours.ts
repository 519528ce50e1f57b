export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Weekday = (typeof weekdays)[number];

/** Consecutive days with the same hours. */
export interface OpenDays {
  readonly firstDay: Weekday;
  /** The same as `firstDay` for a single day. */
  readonly lastDay: Weekday;
  /** On the clock of 24 hours, such as 09:00. */
  readonly opens: string;
  /** A time before `opens` is on the next day. */
  readonly closes: string;
}

/** Whether a text is a time on the clock of 24 hours, such as 09:00. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Every day of a row; Saturday to Monday wraps around the end of the week. */
export function listDays({ firstDay, lastDay }: OpenDays): Weekday[] {
  const first = weekdays.indexOf(firstDay);
  const days = [...weekdays.slice(first), ...weekdays.slice(0, first)];
  return days.slice(0, days.indexOf(lastDay) + 1);
}

/** Formats a time: 9 am, 8:30 pm. */
function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${String(hours % 12 || 12)}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * Formats hours: Monday to Saturday, 9 am to 8 pm Eastern.
 * @param timeZone as people say it, such as Eastern.
 */
export function formatHours(hours: readonly OpenDays[], timeZone: string): string {
  const parts = hours.map(({ firstDay, lastDay, opens, closes }) => {
    const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
    return `${days}, ${formatTime(opens)} to ${formatTime(closes)}`;
  });
  return `${parts.join('; ')} ${timeZone}`;
}
