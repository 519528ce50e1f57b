import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatTime } from '#lib/clock.ts';
import { formatDate, formatNumber } from '#lib/intl.ts';
import { createSun, type Place } from '#lib/sun.ts';

const daysOfYear = 365;

/** An ISO date from the day of the year, counted from 0. */
const dateOf = (year: number, day: number) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10);

/**
 * The light of every day of a year that has 365; day 0 is January 1.
 * @param year any; the sun's times differ by a minute or two from year to year.
 */
export function listDays(place: Place, year: number) {
  const sun = createSun(place);
  return Array.from({ length: daysOfYear }, (_, day) => ({ day, ...sun(dateOf(year, day)) }));
}

export type DayOfLight = ReturnType<typeof listDays>[number];

export function listMonths(
  days: readonly DayOfLight[],
  { rain, storms }: Pick<Exhibit<'daylight'>, 'rain' | 'storms'>,
) {
  return Array.from({ length: 12 }, (_, month) => Date.UTC(2025, month, 15)).flatMap((middle, month) => {
    const day = days[(middle - Date.UTC(2025, 0, 1)) / 86_400_000];
    if (!day) return [];
    return [
      {
        ...day,
        name: formatDate(middle, { month: 'short', timeZone: 'UTC' }),
        rain: rain[month] ?? 0,
        storms: storms[month] ?? 0,
      },
    ];
  });
}

export type MonthOfLight = ReturnType<typeof listMonths>[number];

/** Such as `7:08 am`; a dash on a day without that time. */
export const formatLightTime = (hour: number | undefined) => (hour === undefined ? '–' : formatTime(hour * 60));

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The months as a table; the first row is its head. */
export function tabulateMonths(words: Exhibit<'daylight'>['words'], months: readonly MonthOfLight[]): string[][] {
  return [
    [words.month, words.sunrise, words.golden, words.sunset, words.noon, words.rain, words.storms],
    ...months.map(({ name, sunrise, goldenStart, sunset, noonHeight, rain, storms }) => [
      name,
      formatLightTime(sunrise),
      formatLightTime(goldenStart),
      formatLightTime(sunset),
      `${noonHeight}°`,
      formatNumber(rain, { style: 'unit', unit: 'inch', ...oneDigit }),
      String(storms),
    ]),
  ];
}
