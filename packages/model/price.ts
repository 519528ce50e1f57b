const shape = /^(\p{Lu}{0,3}\p{Sc}|[A-Z]{3} )(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/u;

/** Currencies outside the euro; a code begins with its country's. */
const currencies = 'AUD BRL CAD CHF CNY GBP HKD INR JPY KRW MXN NZD SGD USD'.split(' ');

const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** The ISO 4217 code of a country's currency; undefined for one that is not listed here. */
export function currencyIn(country: string): string | undefined {
  if (country === 'PR') return 'USD';
  return euroCountries.includes(country) ? 'EUR' : currencies.find((currency) => currency.startsWith(country));
}

/** Whether a price is written as $300, €1,250, R$99.50 or CHF 300. */
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

/** How a currency is written: by its sign where it is at home, and by its sign in other countries. */
const signsOf = (currency: string) =>
  (['narrowSymbol', 'symbol', 'code'] as const).map((currencyDisplay) =>
    (0).toLocaleString('en-001', { style: 'currency', currency, currencyDisplay }).replace(/[\d.\s]+$/, ''),
  );

/**
 * The ISO 4217 code of a price's currency; undefined where its sign could be that of several.
 * @param country of the company, such as US, whose currency is tried first.
 */
export function currencyOf(price: string, country: string): string | undefined {
  const sign = parsePrice(price).sign.trim();
  const isMeant = (currency: string) => signsOf(currency).includes(sign);
  const own = currencyIn(country);
  if (own !== undefined && isMeant(own)) return own;
  const [meant, ...others] = ['€', '£'].includes(sign)
    ? [sign === '€' ? 'EUR' : 'GBP']
    : Intl.supportedValuesOf('currency').filter(isMeant);
  return others.length === 0 ? meant : undefined;
}
