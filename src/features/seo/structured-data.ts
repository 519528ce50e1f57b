import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  ProfessionalService,
  Service,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts';
import { listDays } from '@site/model/contact/hours.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Post } from '#features/blog/post.ts';
import type { GalleryVideo, Movie, SetDay, VideoDetails } from '#features/video/video.ts';
import { describePeople } from './person-data.ts';
import { businessId, inFull, referToBusiness, type SiteFacts } from './site-facts.ts';
import type { Crumb } from './site-page.ts';

/**
 * A day as a date-time with a zone, which search engines and feeds ask for. Content only knows the day: noon UTC is on
 * that day almost everywhere.
 * @param day such as 2016-05-13.
 */
export function momentOf(day: string): string {
  return `${day}T12:00:00Z`;
}

/** A video's description for search engines: the idea, then how it was made. */
export function videoDescription({ description, synopsis }: Pick<VideoDetails, 'description' | 'synopsis'>): string {
  return `${description} ${synopsis}`;
}

/** Seconds as an ISO 8601 duration: `PT3M34S`, `PT1H2M9S`. */
function isoDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return `PT${hours > 0 ? `${String(hours)}H` : ''}${minutes > 0 ? `${String(minutes)}M` : ''}${String(rest)}S`;
}

/**
 * Structured data as the text of a script element. Content can contain anything, so `<` is escaped: nothing can end the
 * element.
 */
export function writeGraph(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** The business behind every page, without ratings: search engines forbid those on a business's own site. */
export function describeBusiness(facts: SiteFacts, pictures: { logo: string; image: string }): ProfessionalService {
  const { company, tagline, phone, emails, address, position, serviceArea, hours, profiles } = facts;
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(facts),
    name: company,
    description: tagline,
    url: inFull('/', facts),
    telephone: phone,
    email: emails.bookings,
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
    // Search engines ask for at least five decimal places, about a meter.
    geo: {
      '@type': 'GeoCoordinates',
      latitude: position.latitude.toFixed(5),
      longitude: position.longitude.toFixed(5),
    },
    areaServed: serviceArea,
    openingHoursSpecification: hours.map((row) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: listDays(row),
      opens: row.opens,
      closes: row.closes,
    })),
    sameAs: profiles,
  };
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

/** The breadcrumbs of a page. */
export function describeTrail(trail: readonly Crumb[], facts: SiteFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: inFull(path, facts),
    })),
  };
}

/** The service in a page's content file. An area is never a place of business: there is one studio. */
type OfferedService = NonNullable<ContentData<'writtenPages'>['service']>;

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

/**
 * The packages as a catalog of offers. They have no prices: each ends in a written quote.
 * @param service the name of the catalog, and the words after each tier's name.
 */
export function describePackages(
  service: ContentData<'packagesPage'>['service'],
  path: string,
  tiers: readonly { readonly name: string; readonly pitch: string }[],
  facts: SiteFacts,
): Service {
  return {
    ...describeService(service, path, facts),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: service.name,
      itemListElement: tiers.map((tier) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: `${tier.name} ${service.tier}`, description: tier.pitch },
      })),
    },
  };
}

/** The promotion on TV, which has a price. */
export function describePromotion(name: string, path: string, cents: number, facts: SiteFacts): Service {
  return {
    ...describeService({ name }, path, facts),
    offers: { '@type': 'Offer', price: (cents / 100).toFixed(2), priceCurrency: 'USD' },
  };
}

/**
 * A post on its own page.
 * @param image the address of its social card, from the site's root.
 * @param changed when its file was last changed; its own date is used if that is undefined or earlier.
 */
export function describePost(post: Post, image: string, changed: string | undefined, facts: SiteFacts): BlogPosting {
  const published = momentOf(post.date.iso);
  const films = post.players.flatMap(({ film }) => (film ? [describeFilm(film, facts)] : []));
  return {
    '@type': 'BlogPosting',
    '@id': `${inFull(post.path, facts)}#article`,
    headline: post.title,
    description: post.description,
    datePublished: published,
    dateModified: changed !== undefined && changed > published ? changed : published,
    image: inFull(image, facts),
    author: referToBusiness(facts),
    publisher: referToBusiness(facts),
    mainEntityOfPage: inFull(post.path, facts),
    ...(films.length > 0 && { video: films }),
  };
}

/** The list of posts. */
export function describeBlog(name: string, path: string, posts: readonly Post[], facts: SiteFacts): Blog {
  return {
    '@type': 'Blog',
    name,
    url: inFull(path, facts),
    publisher: referToBusiness(facts),
    blogPost: posts.map(({ title, path: postPath, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: inFull(postPath, facts),
      datePublished: momentOf(date.iso),
    })),
  };
}

/**
 * The video of a watch page.
 * @param isMusic whether the artist is a musician.
 */
export function describeVideo(video: VideoDetails, isMusic: boolean, facts: SiteFacts): VideoObject {
  return {
    '@type': 'VideoObject',
    '@id': `${inFull(video.path, facts)}#video`,
    name: video.title,
    description: videoDescription(video),
    thumbnailUrl: inFull(video.thumbnail, facts),
    uploadDate: momentOf(video.published),
    duration: isoDuration(video.durationSeconds),
    embedUrl: video.embed.frame,
    genre: video.genreOrIndustry,
    creator: referToBusiness(facts),
    ...describePeople(video.credits, facts),
    ...(isMusic && { musicBy: { '@type': 'MusicGroup', name: video.artist } }),
  };
}

/** One of several videos on one page. Properties that content does not have are left out. */
export function describeGalleryVideo(
  video: Omit<GalleryVideo, 'poster' | 'posterFile'>,
  path: string,
  facts: SiteFacts,
) {
  const { slug, title, description, thumbnail, published, durationSeconds, embed } = video;
  return {
    '@type': 'VideoObject',
    '@id': `${inFull(path, facts)}#${slug}`,
    name: title,
    description,
    thumbnailUrl: inFull(thumbnail, facts),
    ...(published !== undefined && { uploadDate: momentOf(published) }),
    ...(durationSeconds !== undefined && { duration: isoDuration(durationSeconds) }),
    ...(embed.kind === 'file' ? { contentUrl: inFull(embed.frame, facts) } : { embedUrl: embed.frame }),
    creator: referToBusiness(facts),
  } satisfies VideoObject;
}

/** A film, which its page shows in full. */
export function describeMovie(movie: Movie, path: string, facts: SiteFacts): VideoObject {
  return {
    ...describeGalleryVideo(movie, path, facts),
    description: `${movie.description} ${movie.logline}`,
    dateCreated: String(movie.year),
    ...describePeople(movie.credits, facts),
  };
}

/** A film, as its own page describes it. */
function describeFilm(film: VideoDetails | Movie | SetDay, facts: SiteFacts): VideoObject {
  // The watch page describes the music under the same @id.
  if ('synopsis' in film) return describeVideo(film, false, facts);
  const [page = film.path] = film.path.split('#');
  return 'logline' in film ? describeMovie(film, page, facts) : describeGalleryVideo(film, page, facts);
}
