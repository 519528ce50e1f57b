/** Whether a name is in the IANA time zone database, including former names. */
export function isTimeZone(name: string): boolean {
  try {
    return new Date().toLocaleString('en', { timeZone: name }) !== '';
  } catch {
    return false;
  }
}
