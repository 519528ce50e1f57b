import { isFeed } from '../blog/feeds.ts';
import { routeKeys, type PageGroup, type RouteKey } from './route-table.ts';

/** The address of the home page. */
export const homePath = '/';

/** The address fields of a page's file. */
export interface PageFile {
  /** From the project's folder, such as content/pages/about.yaml. */
  readonly file: string;
  /** The key of a page with sections of its own. */
  readonly key?: RouteKey;
  /** The file of a written page, by its name in content/pages without .mdoc. */
  readonly slug?: string;
  /** The address, with `{product}` for the product's slug. */
  readonly path: string;
  /** The canonical address; the page's own if left out. */
  readonly canonical?: string;
  readonly group?: PageGroup | undefined;
  /** The place of a written page among the others, wherever pages are listed. */
  readonly order?: number | undefined;
}

export interface Route {
  /** The content file that the page is made of, from the project's folder. */
  readonly file: string;
  /** The key of a page with sections of its own; undefined for a written page. */
  readonly key: RouteKey | undefined;
  /** The file of a written page, by its name in content/pages; undefined for a page with sections of its own. */
  readonly slug: string | undefined;
  /** The address as it is written, with `{product}`. */
  readonly pattern: string;
  /** The address a visitor sees, in its canonical slash form. */
  readonly path: string;
  /** The canonical address; differs from `path` only for an alias. */
  readonly canonical: string;
  /** Where llms.txt lists the page; undefined for an alias and for the list of all videos. */
  readonly group: PageGroup | undefined;
  /** Whether it has no words in the language of these routes: the address is that in the first language. */
  readonly isForeign?: true;
}

/** The pages that every site has, because all others link to them. */
type RequiredPage = 'home' | 'contact';

export interface Routes {
  /** The pages with sections of their own, then the written ones, each in their reading order. */
  readonly all: readonly Route[];
  /** Pages that are not shown now: drafts, and lists without entries. */
  readonly hidden: readonly Route[];
  /** The address of a page with sections of its own; undefined if the site has no such page. */
  path(key: RequiredPage): string;
  path(key: RouteKey): string | undefined;
  /**
   * The address of a written page.
   * @param slug the name of its file in content/pages.
   * @throws Error if there is no such file.
   */
  written(slug: string): string;
  /** The route that a pattern or address names, in either slash form; undefined if there is none. */
  find(pathOrPattern: string): Route | undefined;
  /** The same for the pages that are not shown now. */
  findHidden(pathOrPattern: string): Route | undefined;
  /** The address of an entry's page, such as /videos/neon-tide, in the language of these routes. */
  entry(address: string): string;
}

/** An address without trailing slash, query and fragment, for comparing addresses. */
export function bareAddress(path: string): string {
  const end = path.search(/[?#]/);
  const pathOnly = end === -1 ? path : path.slice(0, end);
  return pathOnly.length > 1 && pathOnly.endsWith('/') ? pathOnly.slice(0, -1) : pathOnly;
}

/** Pages with sections first, in the order of the route table, then written pages by `order`. */
function comparePages(a: PageFile, b: PageFile): number {
  const place = ({ key }: PageFile) => (key === undefined ? routeKeys.length : routeKeys.indexOf(key));
  return place(a) - place(b) || (a.order ?? 0) - (b.order ?? 0) || a.file.localeCompare(b.file);
}

/**
 * Every route of the site, with the product's slug filled in.
 * @param hidden pages that are not shown now.
 */
export function createRoutes(
  productSlug: string,
  pages: readonly PageFile[],
  hidden: readonly PageFile[] = [],
): Routes {
  const fill = (pattern: string) => pattern.replaceAll('{product}', productSlug);
  const list = (files: readonly PageFile[]) =>
    files.toSorted(comparePages).map(({ key, slug, file, path: pattern, canonical, group }): Route => {
      const path = fill(pattern);
      return { file, key, slug, pattern, path, canonical: canonical ?? path, group };
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
 * Resolves a path of content to an address: in canonical slash form, or with the slash that content writes at the end
 * of a page's path, as the specification does in three links. Entries and feeds are returned as they are; the content
 * check has made sure that they exist.
 * @throws Error for a path without a page.
 */
export function resolvePath(path: string, routes: Routes): string {
  const route = routes.find(path);
  if (route)
    return path.endsWith('/') && path !== homePath ? `${bareAddress(route.path)}/`.replace('//', '/') : route.path;
  if (entryPath.test(bareAddress(path)) || isFeed(path)) return routes.entry(bareAddress(path));
  throw new Error(`${path} is no page of the site`);
}

/** Where the Markdown twin of a page is: `/about.md` for `/about` in either slash form, `/index.md` for the home page. */
export function twinPath(path: string): string {
  const bare = bareAddress(path);
  return bare === '/' ? '/index.md' : `${bare}.md`;
}
