import type { Service } from 'schema-dts';
import { referToBusiness } from './business.ts';
import { inFull, type SiteFacts } from './site-facts.ts';

/** What a page offers, as its content file says. */
export interface OfferedService {
  readonly name: string;
  /** Where it is given; the company's own area where absent. Never a place of business: there is one studio. */
  readonly area?: { readonly kind: 'City' | 'State'; readonly name: string } | undefined;
}

/** A service that a page is about. */
export function describeService({ name, area }: OfferedService, path: string, facts: SiteFacts) {
  return {
    '@type': 'Service',
    name: area ? `${name} in ${area.name}` : name,
    serviceType: name,
    url: inFull(path, facts),
    provider: referToBusiness(facts),
    areaServed: area ? { '@type': area.kind, name: area.name } : facts.serviceArea,
  } satisfies Service;
}

/** The packages as a catalogue of offers. They have no prices: each ends in a written quote. */
export function describePackages(
  name: string,
  path: string,
  tiers: readonly { readonly name: string; readonly pitch: string }[],
  facts: SiteFacts,
): Service {
  return {
    ...describeService({ name }, path, facts),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: tiers.map((tier) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: tier.name, description: tier.pitch },
      })),
    },
  };
}

/** The time on air, which has a price. */
export function describePromotion(name: string, path: string, cents: number, facts: SiteFacts): Service {
  return {
    ...describeService({ name }, path, facts),
    offers: { '@type': 'Offer', price: (cents / 100).toFixed(2), priceCurrency: 'USD' },
  };
}
