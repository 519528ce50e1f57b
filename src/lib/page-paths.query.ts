import type { RouteKey } from '@site/model/routes/route-table.ts';
import { getSite } from './content.query.ts';
import { inEachLanguage } from './language.ts';

export function pathParam(path: string): string {
  return path.replace(/^\/|\/$/g, '');
}

/** The address of a page with sections in the current language; undefined if it has none of its own. */
export async function findOwnPath(key: RouteKey): Promise<string | undefined> {
  const { routes } = await getSite();
  return routes.all.find((route) => route.key === key && !route.isForeign)?.path;
}

/**
 * The static paths of `[...<key>].astro`: the addresses in the page's content file and its translations; none if the
 * content has no such page.
 */
export function listPagePaths(key: RouteKey) {
  return inEachLanguage(async () => {
    const path = await findOwnPath(key);
    return path === undefined ? [] : [{ params: { [key]: pathParam(path) } }];
  });
}
