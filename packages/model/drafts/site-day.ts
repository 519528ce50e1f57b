/** Says in the environment which day it is: a build's two processes go by one day, also around midnight. */
export const siteDayVariable = 'SITE_DAY';

/**
 * The day by which entries are published or wait, such as 2024-05-31: that of Greenwich, wherever the build runs.
 * @param environment such as `process.env`; its SITE_DAY stands in for the clock.
 * @throws Error where SITE_DAY is no day.
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
