const shape = /^([$€£])(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

/** Countries whose currency is written with a dollar sign alone. */
const dollars: Readonly<Partial<Record<string, string>>> = {
  AU: 'AUD',
  CA: 'CAD',
  HK: 'HKD',
  MX: 'MXN',
  NZ: 'NZD',
  PR: 'USD',
  SG: 'SGD',
  US: 'USD',
};

const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** The ISO 4217 code of a country's currency; undefined for one that is not listed here. */
export function currencyIn(country: string): string | undefined {
  if (country === 'GB') return 'GBP';
  return euroCountries.includes(country) ? 'EUR' : dollars[country];
}

/** Whether a price is written as $300, €1,250 or £99.50. */
export function isPrice(price: string): boolean {
  return shape.test(price);
}

/**
 * A price by its parts, such as `$` and 30000.
 * @throws Error if it is not written as above.
 */
export function parsePrice(price: string): { readonly sign: string; readonly cents: number } {
  const match = shape.exec(price);
  if (!match) throw new Error(`${price} is no price, such as $300`);
  const [, sign = '', whole = '', cents = '00'] = match;
  return { sign, cents: Number(whole.replaceAll(',', '')) * 100 + Number(cents) };
}

/**
 * The ISO 4217 code of a price's currency; undefined for dollars of a country that has none.
 * @param country of the company, such as US.
 */
export function currencyOf(price: string, country: string): string | undefined {
  const { sign } = parsePrice(price);
  if (sign === '$') return dollars[country];
  return sign === '€' ? 'EUR' : 'GBP';
}
