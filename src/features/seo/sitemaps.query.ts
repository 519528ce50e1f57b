import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { cutText } from '@site/model/text/cut-text.ts';
import { momentOf, videoDescription } from './structured-data.ts';
import { isListed, type SitePage } from './site-page.ts';
import type { Language } from '@site/model/languages.ts';
import { getSite } from '#lib/content.query.ts';
import { inEachLanguage, inLanguage } from '#lib/language.ts';
import { listVersions } from './languages.query.ts';
import { postPictures } from './post-pictures.ts';
import { findLastChange } from './history.query.ts';
import { listSitePages } from './site-pages.query.ts';
import { findPerson } from '#features/people/filmography.query.ts';
import { findVideo, listBehindTheScenes, listMovies } from '#features/video/videos.query.ts';

/**
 * The longest video description in a sitemap, in characters:
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps
 */
const descriptionLimit = 2048;

/** A page with the language that it is read in. */
interface ListedPage extends SitePage {
  readonly language: Language;
}

/** The pages of all languages. */
async function listPages(isVideo: boolean): Promise<ListedPage[]> {
  return inEachLanguage(async (language) => {
    const pages = await listSitePages();
    return pages
      .filter((page) => isListed(page) && (page.subject.kind === 'video') === isVideo)
      .map((page) => ({ ...page, language }));
  });
}

/** The pictures that a page is about, as addresses from the site's root. */
async function listPictures({ subject }: SitePage): Promise<string[]> {
  if (subject.kind === 'video') return [(await findVideo(subject.slug)).thumbnail];
  if (subject.kind === 'person') return [(await findPerson(subject.slug)).portrait.src];
  if (subject.kind === 'post') return postPictures(subject.slug).slice(0, 1);
  if (subject.kind !== 'route') return [];
  if (subject.key === 'movies') return (await listMovies()).map(({ thumbnail }) => thumbnail);
  return subject.key === 'behindTheScenes' ? (await listBehindTheScenes()).map(({ thumbnail }) => thumbnail) : [];
}

async function toItem(page: SitePage, origin: string): Promise<SitemapItemLoose> {
  const lastmod = await findLastChange(page.sources);
  const pictures = await listPictures(page);
  const versions = await listVersions(page);
  return {
    url: page.path,
    ...(versions.length > 0 && {
      links: versions.map(({ tag, path }) => ({ lang: tag, url: new URL(path, origin).href })),
    }),
    ...(lastmod !== undefined && { lastmod }),
    img: pictures.map((picture) => ({ url: new URL(picture, origin).href })),
  };
}

async function toVideoItem(page: SitePage, origin: string): Promise<SitemapItemLoose> {
  const item = await toItem(page, origin);
  if (page.subject.kind !== 'video') return item;
  const video = await findVideo(page.subject.slug);
  return {
    ...item,
    video: {
      thumbnail_loc: new URL(video.thumbnail, origin).href,
      title: video.title,
      description: cutText(videoDescription(video), descriptionLimit),
      ...(video.embed.kind === 'file'
        ? { content_loc: new URL(video.embed.frame, origin).href }
        : { player_loc: video.embed.frame }),
      duration: video.durationSeconds,
      publication_date: momentOf(video.published),
    },
  };
}

async function writeSitemap(items: readonly SitemapItemLoose[], origin: string): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: {
      news: false,
      xhtml: items.some(({ links }) => links !== undefined),
      image: true,
      video: items.some(({ video }) => video !== undefined),
    },
  });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}

/** The sitemaps: every indexed page except watch pages, and the watch pages with their videos, if there are any. */
export async function listSitemaps() {
  const { site } = await getSite();
  const parts = [
    { kind: 'pages', pages: await listPages(false), toEntry: toItem },
    { kind: 'videos', pages: await listPages(true), toEntry: toVideoItem },
  ];
  return parts
    .filter(({ pages }) => pages.length > 0)
    .map(({ kind, pages, toEntry }) => ({
      kind,
      pages,
      write: async () =>
        writeSitemap(
          await Promise.all(pages.map((page) => inLanguage(page.language, () => toEntry(page, site.origin)))),
          site.origin,
        ),
    }));
}

/** The index of the sitemaps, each with the newest change of its pages. */
export async function writeSitemapIndex(): Promise<string> {
  const { site } = await getSite();
  const parts = await listSitemaps();
  const items = await Promise.all(
    parts.map(async ({ kind, pages }) => {
      const lastmod = await findLastChange(pages.flatMap(({ sources }) => sources));
      const url = new URL(`/sitemap-${kind}.xml`, site.origin).href;
      return { url, ...(lastmod !== undefined && { lastmod }) };
    }),
  );
  return (await streamToPromise(Readable.from(items).pipe(new SitemapIndexStream()))).toString();
}
