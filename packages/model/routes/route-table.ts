import type { CollectionName } from '../schemas/content-files.ts';

/** The headings of llms.txt, in their order. A reader short of room skips what is under `Optional`. */
export const pageGroups = [
  'Services and packages',
  'Portfolio',
  'Cases',
  'Cities',
  'Cameras and tools',
  'Company',
  'Articles',
  'Optional',
] as const;

export type PageGroup = (typeof pageGroups)[number];

/** A page with sections of its own, or a second address of one. */
interface RouteRow {
  /** The address; a trailing slash would be part of its canonical form. */
  readonly path: `/${string}`;
  /** Where llms.txt lists the page; a second address is not listed. */
  readonly group?: PageGroup;
  /** What the page shows besides its own file: a change there is a change of the page. */
  readonly shows?: readonly CollectionName[];
  /** The page that search engines should keep in place of this one. */
  readonly aliasOf?: 'home';
}

/**
 * The pages that have sections of their own: each has its copy in content/pages/<key>.yaml, a schema of the same key in
 * packages/model/schemas/pages.ts and a file in src/pages. The addresses of all other pages are in the front matter of
 * content/pages/*.mdoc.
 */
const routeTable = {
  home: { path: '/', group: 'Company', shows: ['featured', 'claims', 'reviews'] },
  homeAlias: { path: '/homePage', aliasOf: 'home' },
  about: { path: '/about', group: 'Company', shows: ['team'] },
  musicVideos: { path: '/music-videos', group: 'Portfolio', shows: ['videos', 'reviews', 'offers'] },
  corporateVideos: { path: '/corporate-videos', group: 'Portfolio', shows: ['videos', 'claims'] },
  contact: { path: '/contact', group: 'Company', shows: ['offers'] },
  movies: { path: '/movies', group: 'Portfolio', shows: ['movies'] },
  packages: { path: '/packages', group: 'Services and packages', shows: ['packages'] },
  promotion: { path: '/music-video-promotion', group: 'Services and packages', shows: ['offers'] },
  behindTheScenes: { path: '/behind-the-scenes', group: 'Portfolio', shows: ['behindTheScenes'] },
  reel: { path: '/reel', group: 'Portfolio' },
  roster: { path: '/directors', group: 'Company', shows: ['team', 'videos'] },
  cases: { path: '/cases', group: 'Cases', shows: ['textPages'] },
  blog: { path: '/blog', group: 'Articles', shows: ['posts'] },
  siteMap: { path: '/site-map', group: 'Optional', shows: ['textPages'] },
} as const satisfies Record<string, RouteRow>;

export type RouteKey = keyof typeof routeTable;

/** The rows of the table, without the narrow types of their values. */
export const routeRows: Readonly<Record<RouteKey, RouteRow>> = routeTable;
