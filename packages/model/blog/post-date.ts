export interface PostDate {
  readonly day: string;
  /** Month and year, such as `May 2016`. */
  readonly monthYear: string;
  /** The same day as `2016-05-13`, for `<time>` and feeds. */
  readonly iso: string;
}

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Parses a post's date such as `13 May 2016`; undefined if there is no such day. */
export function parsePostDate(date: string): PostDate | undefined {
  const [, day = '', monthYear = ''] = /^(\d{1,2}) ([A-Z][a-z]+ \d{4})$/.exec(date) ?? [];
  const time = new Date(`${date} UTC`);
  // Date moves a day that its month doesn't have to the next month.
  if (Number.isNaN(time.getTime()) || monthAndYear.format(time) !== monthYear) return undefined;
  return { day, monthYear, iso: time.toISOString().slice(0, 10) };
}
