const dollars = /^\$(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

/** Whether a price is in dollars, such as $300, $1,250 or $99.50. */
export function isDollarPrice(price: string): boolean {
  return dollars.test(price);
}

/**
 * A price in cents.
 * @throws Error if it is not in dollars.
 */
export function parsePriceCents(price: string): number {
  const match = dollars.exec(price);
  if (!match) throw new Error(`${price} is no price in dollars, such as $300`);
  const [, whole = '', cents = '00'] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents);
}
