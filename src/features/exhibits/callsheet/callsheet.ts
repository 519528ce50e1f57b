import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { getTimes } from 'suncalc';
import { createHourClock } from '../daylight/year-of-light.ts';
import { formatTime, toMinutes } from '../clock.ts';

type Callsheet = Exhibit<'callsheet'>;

/** The sun's times of the day, in minutes from midnight on the place's clock; undefined where there is no such moment. */
export interface SheetLight {
  readonly dawn: number | undefined;
  readonly sunrise: number | undefined;
  /** The light is golden until the first, and from the second on. */
  readonly goldenEnd: number | undefined;
  readonly goldenStart: number | undefined;
  readonly sunset: number | undefined;
  readonly dusk: number | undefined;
}

export function findLight({ day, latitude, longitude, zone }: Callsheet): SheetLight {
  const hour = createHourClock(zone);
  const minutes = (time: Date | null) => {
    const at = hour(time);
    return at === undefined ? undefined : at * 60;
  };
  // Noon of the place's own day, near enough for any longitude.
  const noon = new Date(Date.parse(`${day}T12:00:00Z`) - (longitude / 15) * 3_600_000);
  const times = getTimes(noon, latitude, longitude);
  return {
    dawn: minutes(times.dawn),
    sunrise: minutes(times.sunrise),
    goldenEnd: minutes(times.goldenHourEnd),
    goldenStart: minutes(times.goldenHour),
    sunset: minutes(times.sunset),
    dusk: minutes(times.dusk),
  };
}

/** The lines of the day with the minutes at which each begins and ends. */
export function listSpans({ lines, wrap }: Pick<Callsheet, 'lines' | 'wrap'>) {
  return lines.map((line, index) => ({
    ...line,
    begins: toMinutes(line.at),
    ends: toMinutes(lines[index + 1]?.at ?? wrap),
  }));
}

/** The sun's times as one line, such as `Sunrise 6:52 am`. */
export function writeSun({ sunrise, goldenStart, sunset }: SheetLight, words: Callsheet['words']): string[] {
  const rows = [
    [words.sunrise, sunrise],
    [words.golden, goldenStart],
    [words.sunset, sunset],
  ] as const;
  return rows.flatMap(([word, at]) => (at === undefined ? [] : [`${word} ${formatTime(at)}`]));
}

/** Each line of the day in words. */
export function writeLines(sheet: Callsheet): string[] {
  const lines = listSpans(sheet).map(({ begins, what, text }) =>
    [`${formatTime(begins)}: ${what}`, text].filter(Boolean).join('. '),
  );
  return [...lines, `${formatTime(toMinutes(sheet.wrap))}: ${sheet.words.wrap}`];
}
