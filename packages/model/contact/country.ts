const names = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' });

/** Whether a text is an ISO 3166-1 country code, such as US. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
}

/**
 * A country's name in English, such as United States.
 * @param code of ISO 3166-1, as content/site.yaml holds it.
 * @throws Error if no country has the code.
 */
export function countryName(code: string): string {
  const name = isCountry(code) ? names.of(code) : undefined;
  if (name === undefined) throw new Error(`${code} is no country's code`);
  return name;
}
