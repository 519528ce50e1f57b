/**
 * A day as a moment with a zone, which search engines and feeds ask for. Content knows the day alone: noon in Greenwich
 * falls on that day almost everywhere, so nobody reads another.
 * @param day such as 2016-05-13.
 */
export function momentOf(day: string): string {
  return `${day}T12:00:00Z`;
}
