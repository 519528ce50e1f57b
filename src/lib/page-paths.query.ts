import type { RouteKey } from '@site/model/routes/route-table.ts';
import { getSite } from './content.query.ts';

/** An address as the parameter of a page file such as `[...about].astro`. */
export function pathParam(path: string): string {
  return path.replace(/^\/|\/$/g, '');
}

/**
 * The static path of `[...<key>].astro`: the address in the page's content file, or none if the content has no such
 * page.
 */
export async function listPagePaths(key: RouteKey) {
  const { routes } = await getSite();
  const path = routes.path(key);
  return path === undefined ? [] : [{ params: { [key]: pathParam(path) } }];
}
