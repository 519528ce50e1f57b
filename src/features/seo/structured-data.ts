import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  Movie,
  ProfessionalService,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts';
import { listDays } from '@site/model/contact/hours.ts';
import type { Embed } from '@site/model/video/players.ts';
import type { Post } from '#features/blog/posts.query.ts';
import type { GalleryVideo, Movie as Film, VideoDetails } from '#features/video/video.ts';
import { describePeople, referToPerson } from './person-data.ts';
import { businessId, toAbsoluteUrl, referToBusiness, type SiteFacts } from './site-facts.ts';
import type { Crumb } from './site-page.ts';
import { localAddress, pageLanguage } from '#lib/intl.ts';

/**
 * A date as an ISO 8601 date-time with a zone, which search engines and feeds require. Noon UTC is on the same day almost
 * everywhere.
 * @param day such as 2016-05-13.
 */
export function toDateTime(day: string, now = new Date()): string {
  const noon = `${day}T12:00:00Z`;
  return noon < now.toISOString() ? noon : `${now.toISOString().slice(0, 19)}Z`;
}

/** A video's description for search engines: the idea, then how it was made. */
export function videoDescription({ description, synopsis }: Pick<VideoDetails, 'description' | 'synopsis'>): string {
  return `${description} ${synopsis}`;
}

/** Seconds as an ISO 8601 duration: `PT3M34S`, `PT1H2M9S`. */
function isoDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest}S`;
}

/**
 * Structured data as the text of a script element. Content can contain anything, so `<` is escaped: nothing can end the
 * element.
 */
export function serializeGraph(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** Where the business is. */
function describePlace(address: SiteFacts['address'], position: SiteFacts['position']) {
  const { building, street, city, region, postalCode, country } = address;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: [building, street].filter((part) => part !== undefined).join(', '),
      ...(city !== undefined && { addressLocality: city }),
      ...(region !== undefined && { addressRegion: region }),
      ...(postalCode !== undefined && { postalCode }),
      addressCountry: country,
    },
    // Search engines ask for at least five decimal places, about a meter.
    ...(position && {
      geo: {
        '@type': 'GeoCoordinates' as const,
        latitude: position.latitude.toFixed(5),
        longitude: position.longitude.toFixed(5),
      },
    }),
  } as const;
}

/**
 * The business behind every page, without ratings: search engines forbid those on a business's own site.
 * @param priceRange the lowest price, in words; undefined for a company that shows none.
 */
export function describeBusiness(
  facts: SiteFacts,
  pictures: { logo: string; image: string },
  priceRange: string | undefined,
): ProfessionalService {
  const { company, tagline, phone, emails, address, position, serviceArea, hours, profiles } = facts;
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(facts),
    name: company,
    description: tagline,
    url: toAbsoluteUrl('/', facts),
    telephone: phone,
    email: emails.bookings,
    logo: toAbsoluteUrl(pictures.logo, facts),
    image: toAbsoluteUrl(pictures.image, facts),
    // A company that nobody visits is found by the area that it serves.
    ...(address.street !== undefined && describePlace(address, position)),
    areaServed: serviceArea,
    ...(priceRange !== undefined && { priceRange }),
    openingHoursSpecification: hours.map((row) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: listDays(row),
      opens: row.opens,
      closes: row.closes,
    })),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The language of a page that isn't in the first, which search engines take for granted. */
function languageProperty(): { readonly inLanguage?: string } {
  return localAddress('') === '' ? {} : { inLanguage: pageLanguage() };
}

export function describeWebSite(facts: SiteFacts): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${toAbsoluteUrl('/', facts)}#website`,
    name: facts.company,
    url: toAbsoluteUrl('/', facts),
    ...languageProperty(),
    publisher: referToBusiness(facts),
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
      item: toAbsoluteUrl(path, facts),
    })),
  };
}

/**
 * A post on its own page.
 * @param image the address of its picture, from the site's root.
 * @param changed when its file was last changed; its own date is used if that is undefined or earlier.
 */
export function describePost(post: Post, image: string, changed: string | undefined, facts: SiteFacts): BlogPosting {
  const published = toDateTime(post.date.iso);
  // The films that have a page of their own are described there.
  const films = post.players.flatMap(({ film }) =>
    film && 'synopsis' in film ? [{ '@id': videoId(film.path, facts) }] : [],
  );
  return {
    '@type': 'BlogPosting',
    '@id': `${toAbsoluteUrl(post.path, facts)}#article`,
    headline: post.title,
    description: post.description,
    ...languageProperty(),
    datePublished: published,
    dateModified: changed !== undefined && changed > published ? changed : published,
    image: toAbsoluteUrl(image, facts),
    author: post.author && !post.author.isSample ? referToPerson(post.author, facts) : referToBusiness(facts),
    publisher: referToBusiness(facts),
    mainEntityOfPage: toAbsoluteUrl(post.path, facts),
    ...(films.length > 0 && { video: films }),
  };
}

/** The list of posts. */
export function describeBlog(name: string, path: string, posts: readonly Post[], facts: SiteFacts): Blog {
  return {
    '@type': 'Blog',
    name,
    url: toAbsoluteUrl(path, facts),
    publisher: referToBusiness(facts),
    blogPost: posts.map(({ title, path: postPath, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: toAbsoluteUrl(postPath, facts),
      datePublished: toDateTime(date.iso),
    })),
  };
}

/** The `@id` of the video of a watch page. */
function videoId(path: string, facts: SiteFacts): string {
  return `${toAbsoluteUrl(path, facts)}#video`;
}

/** The player on its host, or the file of a film of this site. */
function describePlayer({ kind, frame }: Embed, facts: SiteFacts): Pick<VideoObject, 'embedUrl' | 'contentUrl'> {
  return kind === 'file' ? { contentUrl: toAbsoluteUrl(frame, facts) } : { embedUrl: frame };
}

type Shown = Pick<GalleryVideo, 'title' | 'thumbnail' | 'embed'> & {
  readonly published: string;
  readonly durationSeconds: number;
};

/** A film on a page that is about it alone. */
export function describeFilm(film: Shown & { readonly description: string }, path: string, facts: SiteFacts) {
  return {
    '@type': 'VideoObject',
    '@id': videoId(path, facts),
    name: film.title,
    description: film.description,
    thumbnailUrl: toAbsoluteUrl(film.thumbnail, facts),
    uploadDate: toDateTime(film.published),
    duration: isoDuration(film.durationSeconds),
    ...describePlayer(film.embed, facts),
    creator: referToBusiness(facts),
  } satisfies VideoObject;
}

/**
 * The video of a watch page.
 * @param isMusic whether the artist is a musician.
 */
export function describeVideo(video: VideoDetails, isMusic: boolean, facts: SiteFacts): VideoObject {
  return {
    ...describeFilm({ ...video, description: videoDescription(video) }, video.path, facts),
    ...languageProperty(),
    genre: video.genre,
    ...describePeople(video.credits, facts),
    ...(isMusic && { musicBy: { '@type': 'MusicGroup', name: video.artist } }),
  };
}

/**
 * A film of the page of films. As a work and not as a video: search engines show a video only of a page that is about
 * it alone.
 */
export function describeMovie(film: Film, facts: SiteFacts): Movie {
  return {
    '@type': 'Movie',
    '@id': toAbsoluteUrl(film.path, facts),
    name: film.title,
    description: `${film.description} ${film.logline}`,
    image: toAbsoluteUrl(film.thumbnail, facts),
    dateCreated: String(film.year),
    duration: isoDuration(film.runtimeMinutes * 60),
    productionCompany: referToBusiness(facts),
    ...describePeople(film.credits, facts),
  };
}
