/** A currency's symbol or code, but not words such as "from $". */
const sign = String.raw`(?:(?![A-Za-z]{3}[a-z]|\p{Ll} [\p{L}\p{Sc}])[\p{L}\p{M}\p{Sc}./ ]){1,10}`;
const shape = new RegExp(String.raw`^(${sign})?(\p{Nd}[\p{Nd}.,'’٫٬⹁$ ]*\p{Nd}|\p{Nd})(${sign})?$`, 'u');

/** Groups of three digits, or of two as in India, all with the same separator. */
const wholeShape = /^\d+$|^\d{1,3}(\D)(?:\d{2,3}\1)*\d{3}$/;

/** Currencies with three decimals, whose 300,000 is three hundred. */
const inThousandths = /^(?:[BJKL]D|BHD|JOD|KWD|LYD|OMR|TND|DT|د\.[أبتكل]\.?|ر\.ع\.?)$/;

/** Currencies outside the euro; a code begins with its country's. */
const currencies =
  'AED AUD BRL CAD CHF CLP CNY COP CZK DKK GBP HKD HUF IDR ILS INR ISK JPY KRW KWD MXN MYR NOK NZD PHP PLN RON SEK SGD THB TND TRY UAH USD VND ZAR'.split(
    ' ',
  );

const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** The ISO 4217 code of a country's currency; undefined for one that is not listed here. */
export function currencyIn(country: string): string | undefined {
  if (country === 'PR') return 'USD';
  return euroCountries.includes(country) ? 'EUR' : currencies.find((currency) => currency.startsWith(country));
}

const withoutMarks = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\p{Zs}/gu, ' ');

/** The digits of every script are consecutive, in rows of ten. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let place = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - place - 1))) place += 1;
  return String(place % 10);
}

/** A number with any country's separators; undefined if they are inconsistent. */
function readAmount(written: string, isInThousandths: boolean): number | undefined {
  const text = written.replace(/\p{Nd}/gu, toLatinDigit);
  const [, whole = text, mark = '', rest = ''] = /^(.*)(\D)(\d{2,3})$/.exec(text) ?? [];
  const isGrouped = /\D/.test(whole);
  const isFraction = rest.length === 2 || (isGrouped ? !whole.includes(mark) : isInThousandths || mark === '٫');
  if (!isFraction) return wholeShape.test(text) ? Number(text.replace(/\D/g, '')) : undefined;
  const fits = wholeShape.test(whole) && '.,٫$'.includes(mark) && !whole.includes(mark);
  return fits ? Number(`${whole.replace(/\D/g, '')}.${rest}`) : undefined;
}

export interface Price {
  /** Text around the amount; one of both is the currency's symbol, including its space. */
  readonly before: string;
  readonly after: string;
  readonly amount: number;
}

function readPrice(price: string): Price | undefined {
  const [, before = '', digits = '', after = ''] = shape.exec(withoutMarks(price)) ?? [];
  const amount = readAmount(digits, inThousandths.test((before + after).trim()));
  // The currency's code may follow the symbol: $300 CAD.
  const isSigned = (before.trim() === '') !== (after.trim() === '') || /[^ ].* ?[A-Z]{3}$/.test(before + after);
  return amount === undefined || !isSigned ? undefined : { before, after, amount };
}

/** Whether a price is written with its currency in any country's format: $300, CHF 1’250, 1.200,50 kr. */
export function isPrice(price: string): boolean {
  return readPrice(price) !== undefined;
}

/** @throws Error if `isPrice` is false. */
export function parsePrice(price: string): Price {
  const parts = readPrice(price);
  if (!parts) throw new Error(`${price} is not a price, such as $300`);
  return parts;
}

/** A currency's symbols in its country and abroad. */
const signsOf = (currency: string, country: string) =>
  ['en-001', new Intl.Locale(`und-${country}`).maximize()].flatMap((locale) =>
    (['narrowSymbol', 'symbol', 'code'] as const).map((currencyDisplay) => {
      const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
      return withoutMarks(parts.find(({ type }) => type === 'currency')?.value ?? '');
    }),
  );

/**
 * The ISO 4217 code of a price's currency; undefined if its symbol is ambiguous.
 * @param country of the company, such as US, whose currency is tried first.
 */
export function currencyOf(price: string, country: string): string | undefined {
  const { before, after } = parsePrice(price);
  const sign = / ?([A-Z]{3})$/.exec(after)?.[1] ?? (before + after).trim();
  const isMeant = (currency: string) => signsOf(currency, country).includes(sign);
  const own = currencyIn(country);
  if (own !== undefined && isMeant(own)) return own;
  // Intl knows it only as Nicaragua's, but Canadians write it, too.
  if (sign === 'C$') return undefined;
  const [meant, ...others] = ['€', '£'].includes(sign)
    ? [sign === '€' ? 'EUR' : 'GBP']
    : Intl.supportedValuesOf('currency').filter(isMeant);
  return others.length === 0 ? meant : undefined;
}
