import { bareAddress, homePath, type Routes } from './create-routes.ts';

/** An address that the site no longer has, without a slash at its end, and the page that took its place. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Every page with the product in its address, at the address that it had with another slug, and every list of which
 * nothing is left. What has a redirect of its own, or is the address of a page, is left out.
 * @param slugs that the product has had, that of today among them.
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
