const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

const names = namesIn('en');

export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
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
