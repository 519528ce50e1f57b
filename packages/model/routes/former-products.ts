import { bareAddress, homePath, type Routes } from './create-routes.ts';

/** A former address, without a trailing slash, and the page that replaces it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Redirects for the addresses of all pages with the product in their address, under each former slug, and for empty
 * lists. Addresses with a redirect of their own, and those of pages, are left out.
 * @param slugs current and former.
 * @param written the redirects of content.
 */
export function listFormerAddresses(
  routes: Routes,
  slugs: readonly string[],
  written: readonly Redirect[],
): Redirect[] {
  const taken = new Set(written.map(({ from }) => from));
  const named = routes.all.filter(({ pattern, isForeign }) => pattern.includes('{product}') && !isForeign);
  const moved = slugs.flatMap((slug) =>
    named.map(({ pattern, path }) => ({ from: bareAddress(pattern.replaceAll('{product}', slug)), to: path })),
  );
  const empty = routes.hidden
    .filter(({ isEmpty, isForeign }) => isEmpty && !isForeign)
    .map(({ path }) => ({ from: bareAddress(path), to: routes.find(homePath)?.path ?? homePath }));
  return [...moved, ...empty].filter(({ from }) => !taken.has(from) && routes.find(from) === undefined);
}
