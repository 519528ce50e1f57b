/** What the address of a portfolio says beside its page. */
export interface PortfolioAddress {
  /** A group of its filter, by slug. */
  readonly group: string | undefined;
  /** The video in the player, by slug. */
  readonly video: string | undefined;
}

/** The fragment that leads to a portfolio on its page: the id of its heading. */
export const portfolioId = 'portfolio';

/**
 * Parses a query string.
 * @param search such as `?genre=salsa&video=neon-tide`.
 * @param parameter the filter's name in addresses, such as `genre`.
 */
export function readPortfolioAddress(search: string, parameter: string): PortfolioAddress {
  const parameters = new URLSearchParams(search);
  return { group: parameters.get(parameter) ?? undefined, video: parameters.get('video') ?? undefined };
}

/** The query string with a change; other parameters, such as `utm_source`, are kept. */
export function writePortfolioAddress(search: string, parameter: string, change: Partial<PortfolioAddress>): string {
  const parameters = new URLSearchParams(search);
  const { group, video } = { ...readPortfolioAddress(search, parameter), ...change };
  for (const [name, value] of [
    [parameter, group],
    ['video', video],
  ] as const) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
