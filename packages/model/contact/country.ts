const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

const names = namesIn('en');

/** Codes of unions, unknown regions and tests. */
const unions = 'EU EZ QO UN XA XB ZZ';

/** Whether a code is the canonical one of a country in ISO 3166-1, unlike UK. */
export function isCountry(code: string): boolean {
  const isOne = /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined && !unions.includes(code);
  return isOne && new Intl.Locale(`und-${code}`).region === code;
}

/**
 * Such as United States.
 * @param code of ISO 3166-1.
 * @param language of the name, such as `en`.
 * @throws Error for an unknown code.
 */
export function countryName(code: string, language = 'en'): string {
  const name = isCountry(code) ? namesIn(language).of(code) : undefined;
  if (name === undefined) throw new Error(`${code} is not a country code`);
  return name;
}
