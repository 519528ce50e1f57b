const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export interface PostDate {
  readonly day: string;
  /** Month and year, such as `May 2016`. */
  readonly monthYear: string;
  /** The same day as `2016-05-13`, for `<time>` and feeds. */
  readonly iso: string;
}

/** Reads an article's date such as `13 May 2016`; undefined where it names no real day. */
export function parsePostDate(date: string): PostDate | undefined {
  const match = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(date);
  const [, day, month, year] = match ?? [];
  const monthIndex = months.findIndex((name) => name === month);
  if (day === undefined || year === undefined || monthIndex === -1) return undefined;
  const time = new Date(Date.UTC(Number(year), monthIndex, Number(day)));
  if (time.getUTCDate() !== Number(day)) return undefined;
  return { day, monthYear: `${months[monthIndex] ?? ''} ${year}`, iso: time.toISOString().slice(0, 10) };
}
