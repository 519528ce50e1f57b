import { bareAddress, homePath, type Route, type Routes } from './create-routes.ts';

export interface LocalPages {
  /** The address prefix, such as `es`. */
  readonly code: string;
  /** With its own paths, without the prefix. */
  readonly routes: Routes;
  /** The files of the pages with a translation. */
  readonly files: ReadonlySet<string>;
  /**
   * The translated addresses of entries, without the prefix, by those in the first language: `/equipo/ana-quiroga` by
   * `/crew/ana-quiroga`.
   */
  readonly entries: ReadonlyMap<string, string>;
}

function localizeAddress(address: string, code: string): string {
  return address === homePath ? `/${code}` : `/${code}${address}`;
}

/**
 * The routes of another language: a translated page has its own address, others that of the first language. Content may
 * use either path.
 */
export function localizeRoutes(first: Routes, { code, routes: own, files, entries }: LocalPages): Routes {
  const nameOf = ({ file, path, canonical }: Route) => `${file} ${String(path === canonical)}`;
  const byName = new Map([...own.all, ...own.hidden].map((route) => [nameOf(route), route]));
  const localize = (route: Route): Route => {
    const named = byName.get(nameOf(route));
    if (!named || !files.has(route.file)) return { ...route, isForeign: true };
    const prefix = (address: string) => localizeAddress(address, code);
    const { pattern, path, canonical } = named;
    return {
      ...route,
      pattern: prefix(pattern),
      path: prefix(path),
      canonical: prefix(canonical),
      isTranslation: true,
    };
  };
  const localOf = new Map([...first.all, ...first.hidden].map((route) => [route, localize(route)]));
  const list = (routes: readonly Route[]) => routes.flatMap((route) => localOf.get(route) ?? []);
  const [all, hidden] = [list(first.all), list(first.hidden)];
  const byAddress = new Map(all.map((route) => [bareAddress(route.path), route]));
  const path = (key: Route['key']) => all.find((route) => route.key === key)?.path;
  return {
    all,
    hidden,
    path: path as Routes['path'],
    portfolio: (name) => all.find((route) => route.portfolio === name)?.path,
    written: (slug) => {
      const route = all.find((page) => page.slug === slug);
      return route ? route.path : first.written(slug);
    },
    find: (pathOrPattern) => {
      const route = first.find(pathOrPattern);
      return route ? localOf.get(route) : byAddress.get(bareAddress(pathOrPattern));
    },
    findHidden: (pathOrPattern) => {
      const route = first.findHidden(pathOrPattern);
      return route && localOf.get(route);
    },
    entry: (address) => {
      const named = entries.get(address);
      return named === undefined ? address : localizeAddress(named, code);
    },
  };
}
