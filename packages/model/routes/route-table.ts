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

/**
 * The pages that have sections of their own, in their reading order, with what each shows besides its own file: a change
 * there is a change of the page. Each has its copy and its address in content/pages/<key>.yaml, a schema of the same key in
 * packages/model/schemas/pages.ts and a file in src/pages. All other pages are written: content/pages/*.mdoc.
 */
const routeTable = {
  home: ['featured', 'claims', 'reviews'],
  about: ['team'],
  musicVideos: ['videos', 'reviews', 'offers'],
  corporateVideos: ['videos', 'claims'],
  contact: ['offers'],
  movies: ['movies'],
  packages: ['packages'],
  plan: ['planner'],
  promotion: ['offers'],
  behindTheScenes: ['behindTheScenes'],
  reel: [],
  roster: ['team', 'videos'],
  cases: ['textPages'],
  blog: ['posts'],
  siteMap: ['textPages'],
  videos: ['videos'],
} as const satisfies Record<string, readonly CollectionName[]>;

export type RouteKey = keyof typeof routeTable;

export const routeKeys = Object.keys(routeTable) as readonly RouteKey[];

/** What the page of a key shows besides its own file. */
export const shownOn: Readonly<Record<RouteKey, readonly CollectionName[]>> = routeTable;
