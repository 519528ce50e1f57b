/** What a page offers, and what it starts from, as structured data. */
import type { Offer, Service } from 'schema-dts';
import { currencyOf, parsePrice } from '@site/model/price.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Prices } from '#features/packages/prices.query.ts';
import { toAbsoluteUrl, referToBusiness, type SiteFacts } from './site-facts.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

/** The service in a page's content file. An area is never a place of business: there is one studio. */
type OfferedService = NonNullable<ContentData<'writtenPages'>['service']>;

/** A service that a page is about. */
export function describeService({ name, area }: OfferedService, path: string, facts: SiteFacts) {
  return {
    '@type': 'Service',
    name: area ? formatMessage(words().others.serviceIn, { service: name, area: area.name }) : name,
    serviceType: name,
    url: toAbsoluteUrl(path, facts),
    provider: referToBusiness(facts),
    areaServed: area ? { '@type': area.kind, name: area.name } : facts.serviceArea,
  } satisfies Service;
}

/** A price that something starts from. */
function describePrice(from: number, { currency }: Pick<Prices, 'currency'>) {
  return { priceSpecification: { '@type': 'PriceSpecification', minPrice: from, priceCurrency: currency } } as const;
}

/** The prices of a list of content/prices.yaml, as offers of the page that shows it. */
export function describePrices(prices: Prices['lists'][number]['prices'], of: Pick<Prices, 'currency'>) {
  return prices.map(
    ({ what, includes, from }) =>
      ({ '@type': 'Offer', name: what, description: includes, ...describePrice(from, of) }) satisfies Offer,
  );
}

/**
 * The packages as a catalog of offers, with prices where the company says them.
 * @param service the name of the catalog, and the words after each tier's name.
 */
export function describePackages(
  service: ContentData<'packagesPage'>['service'],
  path: string,
  tiers: readonly { readonly name: string; readonly pitch: string }[],
  prices: Pick<Prices, 'currency' | 'tiers'> | undefined,
  facts: SiteFacts,
): Service {
  const priceOf = (tier: string) => prices?.tiers.find(({ name }) => name === tier);
  return {
    ...describeService(service, path, facts),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: service.name,
      itemListElement: tiers.map((tier) => {
        const price = priceOf(tier.name);
        return {
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: `${tier.name} ${service.tier}`, description: tier.pitch },
          ...(prices && price && describePrice(price.from, prices)),
        };
      }),
    },
  };
}

/** The promotion on TV with its price, where that is in a currency that its company's country has. */
export function describePromotion(name: string, path: string, price: string, facts: SiteFacts): Service {
  const currency = currencyOf(price, facts.address.country);
  return {
    ...describeService({ name }, path, facts),
    ...(currency !== undefined && {
      offers: { '@type': 'Offer', price: parsePrice(price).amount.toFixed(2), priceCurrency: currency },
    }),
  };
}
