/** Whether a name is one of the time zone database, also in a former spelling. */
export function isTimeZone(name: string): boolean {
  try {
    return new Date().toLocaleString('en', { timeZone: name }) !== '';
  } catch {
    return false;
  }
}
