/** The headings of llms.txt, in order. An agent that is short of context may skip `Optional`. */
export const pageGroups = [
  'Services and packages',
  'Portfolio',
  'Cases',
  'Cities',
  'Cameras and tools',
  'Company',
  'Articles',
  'Questions and terms',
  'Optional',
] as const;

/** Left out of the site map, which is limited to what the specification lists. */
export const unlistedGroups: readonly (PageGroup | undefined)[] = ['Questions and terms'];

/** The default group of a written page. */
export const otherGroup = 'Optional';

export type PageGroup = (typeof pageGroups)[number];

/**
 * The pages with sections of their own, in reading order, with the collections that each shows besides its own file: a
 * change there is a change of the page. Each has its copy and address in content/pages/<key>.yaml, a schema under the
 * same key in packages/model/schemas/pages.ts, and a file in src/pages. All other pages are portfolios,
 * content/portfolios/*.yaml, and written pages, content/pages/*.mdoc.
 */
export const routeTable = {
  home: ['featured', 'claims', 'reviews'],
  about: ['team'],
  contact: ['offers'],
  movies: ['movies'],
  packages: ['packages', 'prices'],
  plan: ['planner'],
  promotion: ['offers'],
  behindTheScenes: ['behindTheScenes'],
  reel: [],
  roster: ['team', 'videos'],
  cases: ['writtenPages'],
  blog: ['posts'],
  siteMap: ['writtenPages'],
  videos: ['videos'],
} as const;

export type RouteKey = keyof typeof routeTable;

/** Portfolios come before this page wherever pages are listed. */
export const portfoliosBefore: RouteKey = 'contact';

export const routeKeys = Object.keys(routeTable) as readonly RouteKey[];
