import { getTimes } from 'suncalc';
import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { pageLanguage } from '#lib/intl.ts';

type Sky = Pick<PlannerRules['skies'][number], 'latitude' | 'longitude' | 'timeZone'>;

/** The sun of one day, as clocks at the place show it, such as 6:52 AM; undefined where there is no such moment. */
export interface SunTimes {
  readonly sunrise: string | undefined;
  /** Until then, and from then on, the light is golden. */
  readonly morning: string | undefined;
  readonly evening: string | undefined;
  readonly sunset: string | undefined;
  readonly dark: string | undefined;
}

/** @param day such as 2026-12-05. */
export function listSunTimes(day: string, { latitude, longitude, timeZone }: Sky): SunTimes {
  // Noon of the place's own day, near enough for any longitude.
  const noon = new Date(Date.parse(`${day}T12:00:00Z`) - (longitude / 15) * 3_600_000);
  const { sunrise, goldenHourEnd, goldenHour, sunset, dusk } = getTimes(noon, latitude, longitude);
  const clock = new Intl.DateTimeFormat(pageLanguage(), { hour: 'numeric', minute: '2-digit', timeZone });
  const format = (time: Date | null) => (time ? clock.format(time).replace(/\s/u, ' ') : undefined);
  return {
    sunrise: format(sunrise),
    morning: format(goldenHourEnd),
    evening: format(goldenHour),
    sunset: format(sunset),
    dark: format(dusk),
  };
}
