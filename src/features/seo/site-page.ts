import type { Route } from '@site/model/routes/create-routes.ts';
import type { Draftable } from '@site/model/drafts/is-draft.ts';
import type { PageGroup, RouteKey } from '@site/model/routes/route-table.ts';

/** One step of the way from the home page to a page. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** Which page it is, for what is said of it beyond its words. */
type PageSubject =
  | { readonly kind: 'route'; readonly key: RouteKey }
  /** A file of content/portfolios, by its name. */
  | { readonly kind: 'portfolio'; readonly slug: string }
  /** A file of content/pages/*.mdoc, by its name. */
  | { readonly kind: 'written'; readonly slug: string }
  | { readonly kind: 'video'; readonly slug: string }
  | { readonly kind: 'post'; readonly slug: string }
  /** Somebody of the team. */
  | { readonly kind: 'person'; readonly slug: string }
  /** A part of the list of all videos, counted from 1. */
  | { readonly kind: 'videoIndex'; readonly page: number }
  | { readonly kind: 'missing' };

/** The files that an entry is written in. */
export const sourcesOf = ({ file, translation }: { file: string; translation?: { file: string } }) =>
  translation ? [file, translation.file] : [file];

/** What a page is about, if it has a file of its own. */
export function subjectOf({ key, portfolio, slug = '' }: Route): PageSubject {
  if (key !== undefined) return { kind: 'route', key };
  return portfolio === undefined ? { kind: 'written', slug } : { kind: 'portfolio', slug: portfolio };
}

/** What search engines, shared links and lists of pages show of a page. */
export interface SitePage extends Draftable {
  readonly subject: PageSubject;
  /** Its own address, in canonical slash form. */
  readonly path: string;
  /** The address to keep in search engines; another page's for an alias, none for the 404. */
  readonly canonical: string | undefined;
  /** At most 60 characters, with the company's name where it fits. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  /** The main heading, as the page shows it. */
  readonly heading: string;
  /** The few words above it. */
  readonly label: string;
  /** From the home page to the page itself; the home page's own has one step. */
  readonly trail: readonly Crumb[];
  /** The picture of its card when it is shared: a file, from the project's folder. */
  readonly picture: string;
  /** The name of its closing band; undefined for a page with an ending of its own. */
  readonly band?: string | undefined;
  /** Where llms.txt lists it; undefined for a page that it does not list. */
  readonly group?: PageGroup | undefined;
  /** The content files that it is written in, from the project's folder. */
  readonly sources: readonly string[];
}

/** A page's card when it is shared, in pixels: the size that social networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Whether search engines and lists of pages may name it: neither an alias nor the 404. */
export function isListed({ path, canonical }: SitePage): boolean {
  return path === canonical;
}

/**
 * Pages of text have a twin in Markdown (packages/model/routes/create-routes.ts); watch pages, their index, aliases and
 * the 404 have none.
 */
export function hasTwin({ group }: SitePage): boolean {
  return group !== undefined;
}
