import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/list-files.ts';
import { isTimeZone } from './time-zone.ts';

/** The environment variable with a build's moment, so that all its processes use the same. */
export const siteMomentVariable = 'SITE_MOMENT';

const minute = 60_000;

/** The largest time shift of any zone, in minutes: two hours, in Antarctica. */
const maxClockShiftMinutes = 120;

/**
 * A zone's local time, such as 2024-05-31 09:00. While clocks repeat an hour in the fall, it is the latest time that
 * they have shown, so that what has begun doesn't stop for an hour.
 * @param zone such as America/New_York.
 */
export function localMoment(zone: string, now = new Date()): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const shown = Array.from({ length: maxClockShiftMinutes + 1 }, (_, ago) =>
    format.format(now.valueOf() - ago * minute),
  );
  return shown.sort().at(-1) ?? '';
}

/**
 * The moment that decides what is shown: the build's, or the company's local time, such as 2024-05-31 09:00. Its first
 * ten characters are the date.
 * @param zone that of content/site.yaml.
 */
export function siteMoment(
  zone: unknown,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  now = new Date(),
): string {
  return (
    environment[siteMomentVariable] ?? localMoment(typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC', now)
  );
}

/** The same, from the content's raw entries. */
export function momentOf(entries: readonly { readonly name: string; readonly data: unknown }[]): string {
  const site = entries.find(({ name }) => name === 'site');
  return siteMoment((Object(site?.data) as { readonly zone?: unknown }).zone);
}

/** A line with a scheduled time. */
const momentLine = /^[ -]*(?:from|until): ['"]?(\d{4}-\d\d-\d\d \d\d:\d\d)\b/gm;

/**
 * The times in `from` and `until` that have passed: a new build is due after each.
 * @param folder the content folder.
 */
export function listPassed(folder: string, moment: string): readonly string[] {
  const files = listFiles(folder).filter((file) => /\.(?:yaml|mdoc)$/.test(file));
  const times = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...text.matchAll(momentLine)].map(([, time = '']) => time);
  });
  return [...new Set(times)].filter((time) => time <= moment).sort();
}
