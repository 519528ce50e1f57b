/**
 * The environment variable with the day, so that the two processes of a build use the same day, also around midnight.
 */
export const siteDayVariable = 'SITE_DAY';

/**
 * The current day in UTC, such as 2024-05-31, which decides what is published.
 * @param environment such as `process.env`; its SITE_DAY overrides the clock.
 * @throws Error if SITE_DAY is not a day.
 */
export function siteDay(environment: Readonly<Record<string, string | undefined>>, now = new Date()): string {
  const set = environment[siteDayVariable];
  if (set === undefined || set === '') return now.toISOString().slice(0, 10);
  const moment = Date.parse(`${set}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(set) || Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== set) {
    throw new Error(`${siteDayVariable} is "${set}", which is not a day: write it as 2024-05-31, or leave it out`);
  }
  return set;
}
