const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 2016-05-13 for `13 May 2016`; undefined if there is no such date. */
export function parsePostDay(date: string): string | undefined {
  const [, monthYear] = /^\d{1,2} ([A-Z][a-z]+ \d{4})$/.exec(date) ?? [];
  const time = new Date(`${date} UTC`);
  // Date would roll April 31 over to May 1.
  if (Number.isNaN(time.getTime()) || monthAndYear.format(time) !== monthYear) return undefined;
  return time.toISOString().slice(0, 10);
}
