import { findVideo } from '#features/video/videos.query.ts';
import { isListed, type SitePage } from '#features/seo/site-page.ts';
import { listSitePages } from '#features/seo/site-pages.query.ts';
import { getSingle } from '#lib/content.query.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import type { SearchDocument } from './search-document.ts';

const kinds: Partial<Record<SitePage['subject']['kind'], SearchDocument['kind']>> = { video: 'video', post: 'article' };

/** The smallest file of a picture's first source: the one that grids show on a phone. */
function smallestOf({ sources, src }: PictureData): string {
  return sources[0]?.srcSet.split(' ', 1)[0] ?? src;
}

async function describeVideo(slug: string): Promise<Pick<SearchDocument, 'artist' | 'lang' | 'poster'>> {
  const { artist, lang, poster } = await findVideo(slug);
  return { artist, lang, poster: { avif: smallestOf(poster), plain: poster.src } };
}

/** Aliases, the 404 and later pages of a list are left out. */
function isFound(page: SitePage): boolean {
  return isListed(page) && !(page.subject.kind === 'videoIndex' && page.subject.page > 1);
}

/**
 * Every page that the search finds, in the order of the site's pages. Once the pages are built,
 * src/integrations/page-texts.ts adds their words; the dev server, which has no built pages, finds them by these alone.
 */
export async function listSearchDocuments(): Promise<SearchDocument[]> {
  const { answers } = (await getSingle('search')).data;
  const pages = (await listSitePages()).filter(isFound);
  return Promise.all(
    pages.map(async ({ subject, path, title, heading, description, trail }) => ({
      path,
      kind: kinds[subject.kind] ?? 'page',
      title: trail.at(-1)?.label ?? heading,
      names: `${title} ${heading}`,
      keywords: answers
        .filter(({ page }) => page === path)
        .map(({ words }) => words)
        .join(' '),
      headings: '',
      text: description,
      rest: '',
      ...(subject.kind === 'video' && (await describeVideo(subject.slug))),
    })),
  );
}
