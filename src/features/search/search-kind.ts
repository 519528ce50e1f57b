import { indexPath } from '#features/portfolio/video-index.ts';
import type { SitePage } from '#features/seo/site-page.ts';
import type { SearchResult } from './search-result.ts';

const kinds: Readonly<Record<SitePage['subject']['kind'], SearchResult['kind'] | undefined>> = {
  route: 'page',
  written: 'page',
  video: 'video',
  post: 'article',
  videoIndex: 'page',
  missing: undefined,
};

/** What the site's search calls a page; undefined where it must not be found: an alias, the 404, a list's later pages. */
export function searchKind({ subject, path, canonical }: SitePage): SearchResult['kind'] | undefined {
  if (path !== canonical) return undefined;
  return subject.kind === 'videoIndex' && path !== indexPath(1) ? undefined : kinds[subject.kind];
}
