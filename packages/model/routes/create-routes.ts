import { routeTable, type RouteKey } from './route-table.ts';

export interface Route {
  readonly key: RouteKey;
  /** The address as the table writes it, with `{product}`. */
  readonly pattern: string;
  /** The address a visitor sees, in its canonical slash form. */
  readonly path: string;
  /** The address search engines should keep; differs from `path` for an alias only. */
  readonly canonical: string;
}

export interface Routes {
  readonly all: readonly Route[];
  /** The address of a route of the table. */
  path(key: RouteKey): string;
  /** The route that a pattern or address names, in either slash form; undefined where there is none. */
  find(pathOrPattern: string): Route | undefined;
}

const aliases: Partial<Record<RouteKey, RouteKey>> = { homeAlias: 'home' };

/** An address without its trailing slash, query and fragment, so that both slash forms compare equal. */
export function bareAddress(path: string): string {
  const end = path.search(/[?#]/);
  const pathOnly = end === -1 ? path : path.slice(0, end);
  return pathOnly.length > 1 && pathOnly.endsWith('/') ? pathOnly.slice(0, -1) : pathOnly;
}

/** The route table with the product's slug filled in. */
export function createRoutes(productSlug: string): Routes {
  const fill = (pattern: string) => pattern.replaceAll('{product}', productSlug);
  const keys = Object.keys(routeTable) as RouteKey[];
  const all = keys.map((key): Route => {
    const pattern = routeTable[key];
    return {
      key,
      pattern,
      path: fill(pattern),
      canonical: fill(routeTable[aliases[key] ?? key]),
    };
  });
  const byAddress = new Map(all.map((route) => [bareAddress(route.path), route]));
  return {
    all,
    path: (key) => fill(routeTable[key]),
    find: (pathOrPattern) => byAddress.get(bareAddress(fill(pathOrPattern))),
  };
}
