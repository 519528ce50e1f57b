/**
 * Such as `6:30 am`.
 * @param minutes from midnight.
 * @param isShort leaves out the minutes of a whole hour: `9 am`.
 */
export function formatClock(minutes: number, language: string, isShort = false): string {
  const rounded = Math.round(minutes);
  const hasMinutes = !isShort || rounded % 60 !== 0;
  const format = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    ...(hasMinutes && { minute: '2-digit' as const }),
    timeZone: 'UTC',
  });
  // In a sentence English writes am and pm in lowercase.
  return format
    .formatToParts(rounded * 60_000)
    .map(({ type, value }) => (type === 'dayPeriod' ? value.toLowerCase() : value.replace('\u202f', ' ')))
    .join('');
}
