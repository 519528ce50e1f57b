export interface PostDate {
  /** Month and year, such as `May 2016`. */
  readonly monthYear: string;
  /** As people read it: `May 13, 2016`. */
  readonly text: string;
  /** The same day as `2016-05-13`, for `<time>` and feeds. */
  readonly iso: string;
}

const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Parses a post's date such as `13 May 2016`; undefined if there is no such day. */
export function parsePostDate(date: string): PostDate | undefined {
  const [, monthYear = ''] = /^\d{1,2} ([A-Z][a-z]+ \d{4})$/.exec(date) ?? [];
  const time = new Date(`${date} UTC`);
  // Date moves a day that its month doesn't have to the next month.
  if (Number.isNaN(time.getTime()) || monthAndYear.format(time) !== monthYear) return undefined;
  return { monthYear, text: wholeDay.format(time), iso: time.toISOString().slice(0, 10) };
}
