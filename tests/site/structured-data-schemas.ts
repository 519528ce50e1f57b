import { z } from 'zod';
import type { SiteContent } from './read-site-content.ts';

/**
 * What search engines ask of each type of structured data, and what the site promises beyond that: nothing else may
 * appear. Required fields: https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export function createNodeSchemas({ site }: Pick<SiteContent, 'site'>) {
  const fullAddress = z.string().startsWith(`${site.origin}/`);
  const moment = z.iso.datetime({ offset: true });
  const businessId = `${site.origin}/#business`;
  const businessRef = z.looseObject({ '@id': z.literal(businessId), name: z.literal(site.company) });
  const area = z.union([
    z.literal(site.serviceArea),
    z.strictObject({ '@type': z.enum(['City', 'State']), name: z.string().min(1) }),
  ]);

  return {
    ProfessionalService: z.strictObject({
      '@type': z.literal('ProfessionalService'),
      '@id': z.literal(businessId),
      name: z.literal(site.company),
      description: z.literal(site.tagline),
      url: z.literal(`${site.origin}/`),
      telephone: z.literal(site.phone),
      logo: fullAddress,
      image: fullAddress,
      address: z.strictObject({
        '@type': z.literal('PostalAddress'),
        streetAddress: z.string().endsWith(site.address.street),
        addressLocality: z.literal(site.address.city),
        addressRegion: z.literal(site.address.region),
        postalCode: z.literal(site.address.postalCode),
        addressCountry: z.literal(site.address.country),
      }),
      geo: z.strictObject({
        '@type': z.literal('GeoCoordinates'),
        latitude: z.string().regex(/^-?\d+\.\d{5}$/),
        longitude: z.string().regex(/^-?\d+\.\d{5}$/),
      }),
      areaServed: z.literal(site.serviceArea),
      sameAs: z.array(z.url()).min(1),
    }),
    WebSite: z.strictObject({
      '@type': z.literal('WebSite'),
      '@id': z.literal(`${site.origin}/#website`),
      name: z.literal(site.company),
      url: z.literal(`${site.origin}/`),
      publisher: z.strictObject({ '@id': z.literal(businessId) }),
    }),
    BreadcrumbList: z.strictObject({
      '@type': z.literal('BreadcrumbList'),
      itemListElement: z
        .array(
          z.strictObject({
            '@type': z.literal('ListItem'),
            position: z.int().positive(),
            name: z.string().min(1),
            item: fullAddress,
          }),
        )
        .min(2),
    }),
    VideoObject: z.strictObject({
      '@type': z.literal('VideoObject'),
      '@id': fullAddress,
      name: z.string().min(1),
      description: z.string().min(70),
      thumbnailUrl: fullAddress,
      uploadDate: moment,
      duration: z.string().regex(/^PT(?:\d+H)?(?:\d+M)?\d+S$/),
      embedUrl: z.url(),
      genre: z.string(),
      creator: businessRef,
      director: z.strictObject({ '@type': z.literal('Person'), name: z.string() }).optional(),
      musicBy: z.strictObject({ '@type': z.literal('MusicGroup'), name: z.string() }).optional(),
    }),
    BlogPosting: z.strictObject({
      '@type': z.literal('BlogPosting'),
      '@id': fullAddress,
      headline: z.string().min(1).max(110),
      description: z.string().min(70),
      datePublished: moment,
      dateModified: moment,
      image: fullAddress,
      author: businessRef,
      publisher: businessRef,
      mainEntityOfPage: fullAddress,
    }),
    Blog: z.looseObject({ '@type': z.literal('Blog'), url: fullAddress, blogPost: z.array(z.unknown()) }),
    Service: z.strictObject({
      '@type': z.literal('Service'),
      name: z.string().min(1),
      serviceType: z.string().min(1),
      url: fullAddress,
      provider: businessRef,
      areaServed: area,
      offers: z
        .strictObject({
          '@type': z.literal('Offer'),
          price: z.string().regex(/^\d+\.\d{2}$/),
          priceCurrency: z.literal('USD'),
        })
        .optional(),
      hasOfferCatalog: z
        .strictObject({
          '@type': z.literal('OfferCatalog'),
          name: z.string(),
          itemListElement: z.array(
            z.strictObject({
              '@type': z.literal('Offer'),
              itemOffered: z.strictObject({
                '@type': z.literal('Service'),
                name: z.string(),
                description: z.string(),
              }),
            }),
          ),
        })
        .optional(),
    }),
  } as const;
}
