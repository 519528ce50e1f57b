import { z } from 'zod';
import { content, listInLanguages } from './built-pages.ts';

const { site } = content;

const text = z.string().min(1);
const fullAddress = z.string().startsWith(`${site.origin}/`);
const moment = z.iso.datetime({ offset: true });
const duration = z.string().regex(/^PT(?:\d+H)?(?:\d+M)?\d+S$/);
const businessId = z.literal(`${site.origin}/#business`);
/** A bare reference: a nested business would lack required fields. */
const business = z.strictObject({ '@id': businessId });
const person = z.looseObject({ name: text, '@id': fullAddress.endsWith('#person').optional() });
/** A company without a studio to visit has no location. */
const place = site.address.street === undefined ? z.undefined() : z.looseObject({});

/**
 * What search engines require of each type:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery. schema-dts types further
 * properties where they are written, so that a new field needs no line here.
 */
export const nodeSchemas = {
  Person: z.looseObject({
    '@id': fullAddress.endsWith('#person'),
    name: text,
    url: fullAddress,
    jobTitle: text,
    description: z.string().min(60),
    image: fullAddress,
    worksFor: business,
  }),
  ProfessionalService: z.looseObject({
    '@id': businessId,
    name: z.literal(site.company),
    description: z.enum(listInLanguages('tagline')),
    url: z.literal(`${site.origin}/`),
    telephone: z.literal(site.phone),
    email: z.literal(site.emails.bookings),
    logo: fullAddress,
    image: fullAddress,
    address: place,
    geo: place,
    areaServed: z.enum(listInLanguages('serviceArea')),
    priceRange: text.optional(),
    openingHoursSpecification: z
      .array(z.looseObject({ opens: z.iso.time(), closes: z.iso.time() }))
      .length(site.hours.length),
  }),
  WebSite: z.looseObject({ name: z.literal(site.company), url: z.literal(`${site.origin}/`), publisher: business }),
  BreadcrumbList: z.looseObject({
    itemListElement: z.array(z.looseObject({ position: z.int().positive(), name: text, item: fullAddress })).min(2),
  }),
  /** The video of a page about it alone. */
  VideoObject: z.looseObject({
    '@id': fullAddress.endsWith('#video'),
    name: text,
    description: z.string().min(70),
    thumbnailUrl: fullAddress,
    uploadDate: moment,
    duration,
    embedUrl: z.url().optional(),
    contentUrl: fullAddress.optional(),
    creator: business,
    director: person.optional(),
  }),
  /** A film among others on one page: a work, not a video. */
  Movie: z.looseObject({
    '@id': fullAddress,
    name: text,
    description: z.string().min(20),
    image: fullAddress,
    dateCreated: z.string().length(4),
    duration,
    productionCompany: business,
  }),
  BlogPosting: z.looseObject({
    '@id': fullAddress,
    headline: z.string().min(1).max(110),
    description: z.string().min(70),
    datePublished: moment,
    dateModified: moment,
    image: fullAddress,
    author: z.union([business, person.required()]),
    publisher: business,
    mainEntityOfPage: fullAddress,
    video: z.array(z.strictObject({ '@id': fullAddress.endsWith('#video') })).optional(),
  }),
  Blog: z.looseObject({ url: fullAddress, blogPost: z.array(z.unknown()) }),
  Service: z.looseObject({
    name: text,
    serviceType: text,
    url: fullAddress,
    provider: business,
    areaServed: z.union([text, z.looseObject({ name: text })]),
    offers: z
      .union([
        z.looseObject({ price: z.string().regex(/^\d+\.\d{2}$/), priceCurrency: text }),
        z.array(z.looseObject({ name: text, priceSpecification: z.looseObject({ priceCurrency: text }) })),
      ])
      .optional(),
    hasOfferCatalog: z
      .looseObject({ itemListElement: z.array(z.looseObject({ itemOffered: z.looseObject({ name: text }) })) })
      .optional(),
  }),
} as const;
