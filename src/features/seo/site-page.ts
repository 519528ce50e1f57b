import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { Draftable } from '@site/model/drafts/is-draft.ts';
import type { PageGroup, RouteKey } from '@site/model/routes/route-table.ts';
import type { SearchDocument } from '#features/search/search-document.ts';

/** One breadcrumb. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** What the page is about, which decides its structured data. */
type PageSubject =
  | { readonly kind: 'route'; readonly key: RouteKey }
  /** A written page, by its file name in content/pages. */
  | { readonly kind: 'written'; readonly slug: string }
  | { readonly kind: 'video'; readonly slug: string }
  | { readonly kind: 'post'; readonly slug: string }
  /** A team member. */
  | { readonly kind: 'person'; readonly slug: string }
  /** A page of the index of all videos, counted from 1. */
  | { readonly kind: 'videoIndex'; readonly page: number }
  | { readonly kind: 'missing' };

/** A page's metadata: what search engines, shared links and lists of pages show. */
export interface SitePage extends Draftable {
  readonly subject: PageSubject;
  /** Its address, in canonical slash form. */
  readonly path: string;
  /** The canonical address; another page's for an alias, undefined for the 404 page. */
  readonly canonical: string | undefined;
  /** At most 60 characters, with the company's name if it fits. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  /** The main heading, as the page shows it. */
  readonly heading: string;
  /** The label above it. */
  readonly label: string;
  /** From the home page to the page itself; the home page's has one step. */
  readonly trail: readonly Crumb[];
  /** The picture of its social card: a file, from the project's folder. */
  readonly picture: string;
  /** The name of the shared call to action at its end; undefined for a page with its own. */
  readonly band?: string | undefined;
  /** Its heading in llms.txt; undefined for a page that is not listed. */
  readonly group?: PageGroup | undefined;
  /** The content files that it shows, from the project's folder. */
  readonly sources: readonly string[];
}

/** The size of a social card in pixels, as social networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The address of a page's social card. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : bareAddress(path)}.jpg`;
}

/** Pages of text have a twin in Markdown (packages/model/routes/create-routes.ts); watch pages, their index, aliases and the 404 have none. */
export function hasTwin({ group }: SitePage): boolean {
  return group !== undefined;
}

const searchKinds: Readonly<Record<PageSubject['kind'], SearchDocument['kind'] | undefined>> = {
  route: 'page',
  written: 'page',
  video: 'video',
  post: 'article',
  person: 'page',
  videoIndex: 'page',
  missing: undefined,
};

/**
 * A page's kind in search results; undefined for pages that are not indexed: aliases, the 404, a list's later pages.
 */
export function searchKind({ subject, path, canonical }: SitePage): SearchDocument['kind'] | undefined {
  if (path !== canonical) return undefined;
  return subject.kind === 'videoIndex' && subject.page > 1 ? undefined : searchKinds[subject.kind];
}
