import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { truncateText } from '@site/model/text/cut-text.ts';
import { toDateTime, videoDescription } from './structured-data.ts';
import { isListed, type SitePage } from './site-page.ts';
import { getSite } from '#lib/content.query.ts';
import { inEachLanguage } from '#lib/language.ts';
import { listVersions } from './languages.query.ts';
import { findCard } from './card.query.ts';
import { findLastChange } from './history.query.ts';
import { listSitePages } from './site-pages.query.ts';
import { findPerson } from '#features/people/filmography.query.ts';
import { findVideo, listBehindTheScenes, listMovies } from '#features/video/videos.query.ts';

/**
 * The longest video description in a sitemap, in characters:
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps
 */
const descriptionLimit = 2048;

/** The pictures that a page is about, as addresses from the site's root. */
async function listPictures({ subject, path }: SitePage): Promise<string[]> {
  if (subject.kind === 'video') return [(await findVideo(subject.slug)).thumbnail];
  if (subject.kind === 'person') return [(await findPerson(subject.slug)).portrait.src];
  if (subject.kind === 'post') return [(await findCard(path)).path];
  if (subject.kind !== 'route') return [];
  if (subject.key === 'movies') return (await listMovies()).map(({ thumbnail }) => thumbnail);
  return subject.key === 'behindTheScenes' ? (await listBehindTheScenes()).map(({ thumbnail }) => thumbnail) : [];
}

async function describeVideo(slug: string, origin: string): Promise<NonNullable<SitemapItemLoose['video']>> {
  const { title, thumbnail, embed, durationSeconds, published, ...words } = await findVideo(slug);
  return {
    thumbnail_loc: new URL(thumbnail, origin).href,
    title,
    description: truncateText(videoDescription(words), descriptionLimit),
    ...(embed.kind === 'file' ? { content_loc: new URL(embed.frame, origin).href } : { player_loc: embed.frame }),
    duration: durationSeconds,
    publication_date: toDateTime(published),
  };
}

async function toItem(page: SitePage, origin: string): Promise<SitemapItemLoose> {
  const { path: url, subject, sources } = page;
  const lastmod = await findLastChange(sources);
  const versions = await listVersions(page);
  return {
    url,
    ...(versions.length > 0 && { links: versions.map(({ tag, path }) => ({ lang: tag, url: path })) }),
    ...(lastmod !== undefined && { lastmod }),
    img: await listPictures(page),
    ...(subject.kind === 'video' && { video: await describeVideo(subject.slug, origin) }),
  };
}

/** The sitemap: every indexed page of every language, watch pages with their videos. */
export async function writeSitemap(): Promise<string> {
  const { origin } = (await getSite()).site;
  const items = await inEachLanguage(async () =>
    Promise.all((await listSitePages()).filter(isListed).map((page) => toItem(page, origin))),
  );
  const xmlns = { news: false, xhtml: items.some(({ links }) => links !== undefined), image: true, video: true };
  const stream = new SitemapStream({ hostname: origin, xmlns });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}
