import type { ProfessionalService, WebSite } from 'schema-dts';
import { inFull, type SiteFacts } from './site-facts.ts';

function businessId(facts: SiteFacts): string {
  return `${inFull('/', facts)}#business`;
}

/** The one business behind every page. Stars of our own are left out: search engines forbid them. */
export function describeBusiness(facts: SiteFacts, pictures: { logo: string; image: string }): ProfessionalService {
  const { company, tagline, phone, address, position, serviceArea, profiles } = facts;
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(facts),
    name: company,
    description: tagline,
    url: inFull('/', facts),
    telephone: phone,
    logo: inFull(pictures.logo, facts),
    image: inFull(pictures.image, facts),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.building}, ${address.street}`,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    // Five places are about a metre, which search engines ask for.
    geo: {
      '@type': 'GeoCoordinates',
      latitude: position.latitude.toFixed(5),
      longitude: position.longitude.toFixed(5),
    },
    areaServed: serviceArea,
    sameAs: profiles,
  };
}

/** The business where another page only refers to it. */
export function referToBusiness(facts: SiteFacts): ProfessionalService {
  return { '@type': 'ProfessionalService', '@id': businessId(facts), name: facts.company, url: inFull('/', facts) };
}

export function describeWebSite(facts: SiteFacts): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${inFull('/', facts)}#website`,
    name: facts.company,
    url: inFull('/', facts),
    publisher: { '@id': businessId(facts) },
  };
}
