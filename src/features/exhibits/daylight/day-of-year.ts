/** The day of the year on the visitor's calendar, from 0, in a year of 365 days: February 29 counts as the 28th. */
export function dayOfYear(date: Date): number {
  const [month, day] = [date.getMonth(), date.getDate()];
  const isLeapDay = month === 1 && day === 29;
  return (Date.UTC(2025, month, isLeapDay ? 28 : day) - Date.UTC(2025, 0, 1)) / 86_400_000;
}
