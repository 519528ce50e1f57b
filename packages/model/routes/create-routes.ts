import { routeRows, type PageGroup, type RouteKey } from './route-table.ts';

/** What the front matter of a written page says of its address. */
export interface WrittenPage {
  /** The name of its file in content/pages, without .mdoc. */
  readonly slug: string;
  /** The address, with `{product}` for the product's slug. */
  readonly path: string;
  readonly group: PageGroup;
  /** Its place among the written pages, wherever pages are listed. */
  readonly order: number;
}

export interface Route {
  /** The key of a page with sections of its own; undefined for a written page. */
  readonly key: RouteKey | undefined;
  /** The file of a written page, by its name in content/pages; undefined for a page with sections of its own. */
  readonly slug: string | undefined;
  /** The address as it is written, with `{product}`. */
  readonly pattern: string;
  /** The address a visitor sees, in its canonical slash form. */
  readonly path: string;
  /** The address search engines should keep; differs from `path` for an alias only. */
  readonly canonical: string;
  /** Where llms.txt lists the page; undefined for an alias. */
  readonly group: PageGroup | undefined;
}

export interface Routes {
  /** The pages of the route table, then the written ones, each in their reading order. */
  readonly all: readonly Route[];
  /** The address of a page with sections of its own. */
  path(key: RouteKey): string;
  /**
   * The address of a written page.
   * @param slug the name of its file in content/pages.
   * @throws Error where there is no such file.
   */
  written(slug: string): string;
  /** The route that a pattern or address names, in either slash form; undefined where there is none. */
  find(pathOrPattern: string): Route | undefined;
}

/** An address without its trailing slash, query and fragment, so that both slash forms compare equal. */
export function bareAddress(path: string): string {
  const end = path.search(/[?#]/);
  const pathOnly = end === -1 ? path : path.slice(0, end);
  return pathOnly.length > 1 && pathOnly.endsWith('/') ? pathOnly.slice(0, -1) : pathOnly;
}

/** Every route of the site, with the product's slug filled in. */
export function createRoutes(productSlug: string, writtenPages: readonly WrittenPage[]): Routes {
  const fill = (pattern: string) => pattern.replaceAll('{product}', productSlug);
  const sections = (Object.keys(routeRows) as RouteKey[]).map((key): Route => {
    const { path, group, aliasOf = key } = routeRows[key];
    return { key, slug: undefined, pattern: path, path, canonical: routeRows[aliasOf].path, group };
  });
  const byOrder = writtenPages.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
  const written = byOrder.map(({ slug, path: pattern, group }): Route => {
    const path = fill(pattern);
    return { key: undefined, slug, pattern, path, canonical: path, group };
  });
  const all = [...sections, ...written];
  const byAddress = new Map(all.map((route) => [bareAddress(route.path), route]));
  return {
    all,
    path: (key) => routeRows[key].path,
    written: (slug) => {
      const route = written.find((page) => page.slug === slug);
      if (!route) throw new Error(`content/pages/${slug}.mdoc does not exist`);
      return route.path;
    },
    find: (pathOrPattern) => byAddress.get(bareAddress(fill(pathOrPattern))),
  };
}

/** The folder of content/ whose entries have pages of their own under a path of the site. */
export const entryFolders: ReadonlyMap<string, string> = new Map([
  ['videos', 'videos'],
  ['blog', 'blog'],
  ['crew', 'team'],
]);

const entryPath = new RegExp(`^/(?:videos|blog|(?:${[...entryFolders.keys()].join('|')})/[a-z0-9-]+)$`);

/**
 * The address that a path of content stands for, in its canonical slash form.
 * Pages of entries pass as they are; the content check has seen that they exist.
 * @throws Error for a path that is no page.
 */
export function resolvePath(path: string, routes: Routes): string {
  const route = routes.find(path);
  if (route) return route.path;
  if (entryPath.test(bareAddress(path))) return bareAddress(path);
  throw new Error(`${path} is no page of the site`);
}

/** Where the Markdown twin of a page is: `/about.md` for `/about` in either slash form, `/index.md` for the home page. */
export function twinPath(path: string): string {
  const bare = bareAddress(path);
  return bare === '/' ? '/index.md' : `${bare}.md`;
}
