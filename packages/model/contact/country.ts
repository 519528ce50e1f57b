const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

const names = namesIn('en');

/** Codes of several countries, of none and of tests. */
const unions = 'EU EZ QO UN XA XB ZZ';

/** Whether a code is a country's in ISO 3166-1, and no other one for it, such as UK. */
export function isCountry(code: string): boolean {
  const isOne = /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined && !unions.includes(code);
  return isOne && new Intl.Locale(`und-${code}`).region === code;
}

/**
 * A country's name, such as United States.
 * @param code of ISO 3166-1, as content/site.yaml holds it.
 * @param language of the name, such as `en`.
 * @throws Error if no country has the code.
 */
export function countryName(code: string, language = 'en'): string {
  const name = isCountry(code) ? namesIn(language).of(code) : undefined;
  if (name === undefined) throw new Error(`${code} is no country's code`);
  return name;
}
