import { feeds } from '@site/model/blog/addresses.ts';
import { readContent } from '@site/model/check/read-content.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { momentOf } from '@site/model/drafts/site-moment.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { listNames } from '@site/content-tools/names/listed-names.ts';
import { linksOf, type OldSite } from './old-site.ts';
import type { ExportItem } from './read-export.ts';

/** The paths of all pages of content. */
function listPages(content: ContentSource): string[] {
  const { entries } = readContent(content);
  const { listed } = listNames({ entries }, momentOf(entries));
  return listed.filter(({ kind }) => kind === 'path').map(({ bare }) => bare);
}

/**
 * Finds where the old site's addresses lead on this site.
 * @param posts the paths of imported and existing posts, by their numbers on the old site.
 */
export function createPlaces(
  site: OldSite,
  posts: ReadonlyMap<number, string>,
  content: ContentSource,
  redirects: readonly Redirect[],
) {
  const { items, address } = site.source;
  const pages = new Set([...listPages(content), ...posts.values()]);
  const redirected = new Set(redirects.map(({ from }) => from));
  const isPage = (path: string) => pages.has(bareAddress(path));

  /** The path that an item became: of a page, that of its name. */
  const ofItem = ({ id, type, name }: ExportItem) => {
    if (type !== 'page') return posts.get(id);
    return isPage(`/${name}`) ? `/${name}` : undefined;
  };

  return {
    isPage,
    /** Where an address of the old site leads here; undefined if to nothing. */
    find: (url: URL): string | undefined => {
      const path = url.pathname.replace(/\/$/, '');
      if (path === site.basePath && url.search === '') return '/';
      const item = site.find(url);
      const place = item && ofItem(item);
      return place ?? (isPage(path) || redirected.has(path) ? path + url.search : undefined);
    },
    /** The old site's addresses with their pages here. */
    moves: [
      ...items.flatMap((item) => linksOf(item).map((link) => ({ link, to: ofItem(item) }))),
      { link: `${address.replace(/\/$/, '')}/feed`, to: isPage('/blog') ? feeds.rss : undefined },
    ],
  };
}

export type Places = ReturnType<typeof createPlaces>;
