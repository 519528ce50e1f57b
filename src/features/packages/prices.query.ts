import type { ContentData } from '@site/model/schemas/content-files.ts';
import { currencyIn } from '@site/model/price.ts';
import { getSite, listEntries } from '#lib/content.query.ts';
import { formatNumber } from '#lib/intl.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

export interface Prices extends ContentData<'prices'> {
  readonly currency: string;
}

/**
 * The prices that pages show; undefined for a company that shows none.
 * @throws Error where nothing says in which currency they are.
 */
export async function getPrices(): Promise<Prices | undefined> {
  const [entry] = await listEntries('prices');
  if (!entry || entry.data.tiers.length + entry.data.lists.length === 0) return undefined;
  const { currency = currencyIn((await getSite()).site.address.country), ...prices } = entry.data;
  if (currency === undefined) throw new Error(`${entry.file}: currency is missing: write its code, such as BRL`);
  return { ...prices, currency };
}

/** Such as "from $2,400" or "from $1,900 a month". */
export function formatPrice(from: number, { currency }: Pick<Prices, 'currency'>, unit?: string): string {
  const price = formatNumber(from, { style: 'currency', currency, maximumFractionDigits: 0 });
  return [formatMessage(words().others.from, { price }), ...(unit === undefined ? [] : [unit])].join(' ');
}

export type ShownPrices = Awaited<ReturnType<typeof listPricesOn>>[number];

/** The lists of prices that content/prices.yaml puts on a page; the note is said once, after the first. */
export async function listPricesOn(path: string | undefined) {
  const prices = await getPrices();
  if (!prices) return [];
  return prices.lists
    .filter(({ pages }) => pages.some((page) => page === path))
    .map((list, index) => ({
      heading: list.heading,
      note: index === 0 ? prices.note : undefined,
      prices: list.prices.map(({ what, includes, from, unit }) => ({
        what,
        includes,
        price: formatPrice(from, prices, unit),
      })),
    }));
}
