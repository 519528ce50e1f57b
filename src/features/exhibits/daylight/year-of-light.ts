import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { getPosition, getTimes } from 'suncalc';

/** Hours from midnight on the place's own clock, or nothing on a day without that moment. */
type Hour = number | undefined;

/** The light of one day. */
export interface DayOfLight {
  /** From 0, which is January 1. */
  readonly day: number;
  /** The sun 6 degrees below the horizon: the first and the last usable sky. */
  readonly dawn: Hour;
  readonly sunrise: Hour;
  /** The sun 6 degrees above it: the end of the golden hour in the morning, and its beginning in the evening. */
  readonly goldenEnd: Hour;
  readonly goldenStart: Hour;
  readonly sunset: Hour;
  readonly dusk: Hour;
  /** How high the sun stands at its highest, in whole degrees. */
  readonly noonHeight: number;
}

export interface Place {
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** A name of the time zone database, such as `America/New_York`. */
  readonly zone: string;
}

const dayMilliseconds = 86_400_000;
const daysOfYear = 365;

/** The hour that a clock of a place shows. */
export function createHourClock(zone: string): (time: Date | null) => Hour {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (time) => {
    if (!time) return undefined;
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    return (parts.hour ?? 0) + (parts.minute ?? 0) / 60;
  };
}

/**
 * The light of every day of a year that has 365.
 * @param year any; the sun's times differ by a minute or two from year to year.
 */
export function listDays({ latitude, longitude, zone }: Place, year: number): DayOfLight[] {
  const clock = createHourClock(zone);
  return Array.from({ length: daysOfYear }, (_, day) => {
    const noon = new Date(Date.UTC(year, 0, 1, 12) + day * dayMilliseconds);
    const times = getTimes(noon, latitude, longitude);
    return {
      day,
      dawn: clock(times.dawn),
      sunrise: clock(times.sunrise),
      goldenEnd: clock(times.goldenHourEnd),
      goldenStart: clock(times.goldenHour),
      sunset: clock(times.sunset),
      dusk: clock(times.dusk),
      noonHeight: Math.round(getPosition(times.solarNoon, latitude, longitude).altitude),
    };
  });
}

/** The 15th of each month, from 0: January's is day 14. */
const middles = Array.from(
  { length: 12 },
  (_, month) => (Date.UTC(2025, month, 15) - Date.UTC(2025, 0, 1)) / dayMilliseconds,
);

/** What a page says of the weather at a place, January first. */
export interface MonthlyWeather {
  /** Inches. */
  readonly rain: readonly number[];
  /** Days with a thunderstorm. */
  readonly storms: readonly number[];
}

/** The day that stands for a month, with the month's weather. */
export interface MonthOfLight extends DayOfLight {
  /** Short, such as `Jan`. */
  readonly name: string;
  readonly rain: number;
  readonly storms: number;
}

/** @returns the months in order. */
export function listMonths(days: readonly DayOfLight[], { rain, storms }: MonthlyWeather): MonthOfLight[] {
  const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
  return middles.flatMap((middle, month) => {
    const day = days[middle];
    const name = monthName.format(Date.UTC(2025, month, 15));
    return day ? [{ ...day, name, rain: rain[month] ?? 0, storms: storms[month] ?? 0 }] : [];
  });
}

/** An hour as a clock shows it, such as `7:08 am`; a dash on a day without that moment. */
export function formatHour(hour: Hour): string {
  if (hour === undefined) return '–';
  const minutes = Math.round(hour * 60);
  const [full, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(full % 12 || 12)}:${String(rest).padStart(2, '0')} ${full < 12 ? 'am' : 'pm'}`;
}

/** The months as a table: the first row is its head. */
export function writeMonths(words: Exhibit<'daylight'>['words'], months: readonly MonthOfLight[]): string[][] {
  return [
    [words.month, words.sunrise, words.golden, words.sunset, words.noon, words.rain, words.storms],
    ...months.map(({ name, sunrise, goldenStart, sunset, noonHeight, rain, storms }) => [
      name,
      formatHour(sunrise),
      formatHour(goldenStart),
      formatHour(sunset),
      `${String(noonHeight)}°`,
      `${rain.toFixed(1)} in`,
      String(storms),
    ]),
  ];
}
