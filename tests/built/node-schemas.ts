import { z } from 'zod';
import { weekdays } from '@site/model/contact/hours.ts';
import { content, listInLanguages } from './built-pages.ts';

const { site } = content;

const fullAddress = z.string().startsWith(`${site.origin}/`);
const moment = z.iso.datetime({ offset: true });
const businessId = `${site.origin}/#business`;
/** Whole, or nothing but its name: a nested business would lack what search engines ask of one. */
const businessRef = z.strictObject({ '@id': z.literal(businessId) });
const everywhere = z.enum(listInLanguages('serviceArea'));
const area = z.union([everywhere, z.strictObject({ '@type': z.enum(['City', 'State']), name: z.string().min(1) })]);

const duration = z.string().regex(/^PT(?:\d+H)?(?:\d+M)?\d+S$/);
const personId = fullAddress.endsWith('#person');
/** A credited person; a team member with the address of their page. */
const person = z.strictObject({
  '@type': z.literal('Person'),
  name: z.string(),
  '@id': personId.optional(),
  url: fullAddress.optional(),
});

/**
 * The video of a page that is about it alone. Nodes may have further properties, so that a field of content can be added
 * to them; schema-dts knows which exist.
 */
export const watchVideo = z.looseObject({
  '@type': z.literal('VideoObject'),
  '@id': fullAddress.endsWith('#video'),
  name: z.string().min(1),
  description: z.string().min(70),
  thumbnailUrl: fullAddress,
  uploadDate: moment,
  duration,
  embedUrl: z.url().optional(),
  contentUrl: fullAddress.optional(),
  genre: z.string().optional(),
  creator: businessRef,
  director: person.optional(),
  actor: z.array(person).optional(),
  musicBy: z.strictObject({ '@type': z.literal('MusicGroup'), name: z.string() }).optional(),
});

/** A film among others on one page: a work, not a video. */
export const movie = z.looseObject({
  '@type': z.literal('Movie'),
  '@id': fullAddress,
  name: z.string().min(1),
  description: z.string().min(20),
  image: fullAddress,
  dateCreated: z.string().length(4),
  duration,
  productionCompany: businessRef,
  director: person.optional(),
  actor: z.array(person).optional(),
});

/**
 * What search engines ask of each type of structured data, and what the site promises beyond that.
 * Required fields: https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
/** Of a company that nobody visits, search engines learn no place. */
const whereVisited = (schema: z.ZodType) => (site.address.street === undefined ? z.undefined() : schema);

export const nodeSchemas = {
  Person: z.looseObject({
    ...person.required().shape,
    jobTitle: z.string(),
    description: z.string().min(60),
    image: fullAddress,
    worksFor: businessRef,
  }),
  ProfessionalService: z.looseObject({
    '@type': z.literal('ProfessionalService'),
    '@id': z.literal(businessId),
    name: z.literal(site.company),
    description: z.enum(listInLanguages('tagline')),
    url: z.literal(`${site.origin}/`),
    telephone: z.literal(site.phone),
    email: z.literal(site.emails.bookings),
    logo: fullAddress,
    image: fullAddress,
    address: whereVisited(
      z.strictObject({
        '@type': z.literal('PostalAddress'),
        streetAddress: z.string().endsWith(site.address.street ?? ''),
        addressLocality: z.literal(site.address.city),
        addressRegion: z.literal(site.address.region),
        postalCode: z.literal(site.address.postalCode),
        // ISO 3166-1, which is what search engines ask for.
        addressCountry: z.literal(site.address.country).refine((country) => /^[A-Z]{2}$/.test(country)),
      }),
    ),
    geo: whereVisited(
      z.strictObject({
        '@type': z.literal('GeoCoordinates'),
        latitude: z.string().regex(/^-?\d+\.\d{5}$/),
        longitude: z.string().regex(/^-?\d+\.\d{5}$/),
      }),
    ),
    areaServed: everywhere,
    openingHoursSpecification: z
      .array(
        z.strictObject({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z.array(z.enum(weekdays)).min(1),
          opens: z.iso.time(),
          closes: z.iso.time(),
        }),
      )
      .length(site.hours.length),
    sameAs: z.array(z.url()).min(1).optional(),
  }),
  WebSite: z.looseObject({
    '@type': z.literal('WebSite'),
    '@id': z.literal(`${site.origin}/#website`),
    name: z.literal(site.company),
    url: z.literal(`${site.origin}/`),
    publisher: z.strictObject({ '@id': z.literal(businessId) }),
  }),
  BreadcrumbList: z.looseObject({
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
  VideoObject: watchVideo,
  Movie: movie,
  BlogPosting: z.looseObject({
    '@type': z.literal('BlogPosting'),
    '@id': fullAddress,
    headline: z.string().min(1).max(110),
    description: z.string().min(70),
    datePublished: moment,
    dateModified: moment,
    // Wide, in between and square.
    image: z.array(fullAddress).length(3),
    author: z.union([person.required(), businessRef]),
    publisher: businessRef,
    mainEntityOfPage: fullAddress,
    video: z
      .array(z.strictObject({ '@id': fullAddress.endsWith('#video') }))
      .min(1)
      .optional(),
  }),
  Blog: z.looseObject({ '@type': z.literal('Blog'), url: fullAddress, blogPost: z.array(z.unknown()) }),
  Service: z.looseObject({
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
