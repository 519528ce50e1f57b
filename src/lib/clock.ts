import { formatClock } from '@site/model/text/clock.ts';
import { pageLanguage } from './intl.ts';

/** 390 for 06:30. */
export function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * 6:30 am for 390.
 * @param isShort leaves out the minutes of a whole hour: 9 am.
 */
export function formatTime(minutes: number, isShort = false): string {
  return formatClock(minutes, pageLanguage(), isShort);
}
