import { feed } from '../blog/addresses.ts';
import { portfoliosBefore, routeKeys, type PageGroup, type RouteKey } from './route-table.ts';

export const homePath = '/';

export interface PageFile {
  /** From the project's folder, such as content/pages/about.yaml. */
  readonly file: string;
  /** The key of a page with sections of its own. */
  readonly key?: RouteKey;
  /** The file of a portfolio, by its name in content/portfolios. */
  readonly portfolio?: string;
  /** The file of a written page, by its name in content/pages without .mdoc. */
  readonly slug?: string;
  /** The address, with `{product}` for the product's slug. */
  readonly path: string;
  /** The canonical address; the page's own if left out. */
  readonly canonical?: string;
  readonly group?: PageGroup | undefined;
  /** The position of a portfolio or a written page in lists of pages. */
  readonly order?: number | undefined;
  /** A list page without entries. */
  readonly isEmpty?: true;
}

export interface Route {
  /** From the project's folder. */
  readonly file: string;
  readonly key: RouteKey | undefined;
  readonly portfolio: string | undefined;
  readonly slug: string | undefined;
  /** The address as written, with `{product}`. */
  readonly pattern: string;
  /** The visitor's address, in canonical slash form. */
  readonly path: string;
  /** Differs from `path` only for an alias. */
  readonly canonical: string;
  /** Where llms.txt lists the page; undefined for an alias and for the list of all videos. */
  readonly group: PageGroup | undefined;
  /** Whether the page is hidden because its list has no entries. */
  readonly isEmpty: boolean;
  /**
   * Whether the page lacks a translation into the language of these routes: its address is that of the first language.
   */
  readonly isForeign?: true;
  readonly isTranslation?: true;
}

/** Pages that every site must have, since all others link to them. */
type RequiredPage = 'home' | 'contact';

export interface Routes {
  /** In reading order: pages with sections of their own and the portfolios, then written pages. */
  readonly all: readonly Route[];
  /** Hidden pages: drafts, and lists without entries. */
  readonly hidden: readonly Route[];
  /** Undefined if the site has no such page. */
  path(key: RequiredPage): string;
  path(key: RouteKey): string | undefined;
  /** By file name; undefined if its page is not shown. */
  portfolio(name: string): string | undefined;
  /**
   * @param slug the name of its file in content/pages.
   * @throws Error if there is no such file.
   */
  written(slug: string): string;
  /** By pattern or address, in either slash form. */
  find(pathOrPattern: string): Route | undefined;
  /** Like `find`, for hidden pages. */
  findHidden(pathOrPattern: string): Route | undefined;
  /** The address of an entry's page, such as /videos/neon-tide, in the language of these routes. */
  entry(address: string): string;
}

/** An address without trailing slash, query and fragment, for comparisons. */
export function bareAddress(path: string): string {
  const end = path.search(/[?#]/);
  const pathOnly = end === -1 ? path : path.slice(0, end);
  return pathOnly.length > 1 && pathOnly.endsWith('/') ? pathOnly.slice(0, -1) : pathOnly;
}

/** Pages with sections first, in the order of the route table, with the portfolios among them, then written pages. */
function comparePages(a: PageFile, b: PageFile): number {
  const place = ({ key, portfolio }: PageFile) => {
    if (key !== undefined) return routeKeys.indexOf(key);
    return portfolio === undefined ? routeKeys.length : routeKeys.indexOf(portfoliosBefore) - 0.5;
  };
  return place(a) - place(b) || (a.order ?? 0) - (b.order ?? 0) || a.file.localeCompare(b.file);
}

/**
 * Every route of the site, with the product's slug filled in.
 * @param hidden drafts and empty lists.
 */
export function createRoutes(
  productSlug: string,
  pages: readonly PageFile[],
  hidden: readonly PageFile[] = [],
): Routes {
  const fill = (pattern: string) => pattern.replaceAll('{product}', productSlug);
  const list = (files: readonly PageFile[]) =>
    files
      .toSorted(comparePages)
      .map(({ key, portfolio, slug, file, path: pattern, canonical, group, isEmpty = false }): Route => {
        const path = fill(pattern);
        return { file, key, portfolio, slug, pattern, path, canonical: canonical ?? path, group, isEmpty };
      });
  const finder = (routes: readonly Route[]) => {
    const byAddress = new Map(routes.map((route) => [bareAddress(route.path), route]));
    return (pathOrPattern: string) => byAddress.get(bareAddress(fill(pathOrPattern)));
  };
  const [all, others] = [list(pages), list(hidden)];
  const path = (key: RouteKey) => all.find((route) => route.key === key)?.path;
  return {
    all,
    hidden: others,
    // The content check makes sure that required pages exist.
    path: path as Routes['path'],
    portfolio: (name) => all.find((route) => route.portfolio === name)?.path,
    written: (slug) => {
      const route = all.find((page) => page.slug === slug);
      if (!route) throw new Error(`content/pages/${slug}.mdoc does not exist`);
      return route.path;
    },
    find: finder(all),
    findHidden: finder(others),
    entry: (address) => address,
  };
}

/**
 * The folders of content/ whose entries have their own pages, by path. `page` is the page that they depend on, because
 * it lists them or has their texts.
 */
export const entryFolders: ReadonlyMap<string, { readonly folder: string; readonly page?: RouteKey }> = new Map([
  ['videos', { folder: 'videos' }],
  ['blog', { folder: 'blog', page: 'blog' }],
  ['crew', { folder: 'team', page: 'roster' }],
]);

const entryPath = new RegExp(`^/(?:${[...entryFolders.keys()].join('|')})/[a-z0-9-]+$`);

/**
 * Resolves a path of content to an address: in canonical slash form, or with the trailing slash that content writes, as
 * the specification does in three links. A translated page has its own address. Entries and feeds are returned as they
 * are; the content check verifies them.
 * @throws Error for a path without a page.
 */
export function resolvePath(path: string, routes: Routes): string {
  const route = routes.find(path);
  if (route) {
    const keepsSlash = path.endsWith('/') && path !== homePath && !route.isTranslation && !route.isForeign;
    return keepsSlash ? `${bareAddress(route.path)}/`.replace('//', '/') : route.path;
  }
  if (entryPath.test(bareAddress(path)) || path === feed) return routes.entry(bareAddress(path));
  throw new Error(`${path} is not a page of the site`);
}

/** The Markdown twin of a page: `/about.md` for `/about` in either slash form, `/index.md` for the home page. */
export function twinPath(path: string): string {
  const bare = bareAddress(path);
  return bare === '/' ? '/index.md' : `${bare}.md`;
}
