import type { z } from 'zod';
import { postSchema } from './blog.ts';
import { pageSchemas } from './pages.ts';
import { packagesSchema } from './packages.ts';
import { memberSchema, reviewSchema } from './people.ts';
import { plannerSchema } from './planner-rules.ts';
import { portfolioSchema } from './portfolio.ts';
import { pricesSchema } from './prices.ts';
import { searchSchema } from './search.ts';
import { claimsSchema, navigationSchema, offersSchema, redirectsSchema, siteSchema, termsSchema } from './site.ts';
import { toolsSchema } from './tools.ts';
import { wordsSchema } from './words.ts';
import { writtenPageSchema } from './written-page.ts';
import { behindTheScenesSchema, featuredSchema, movieSchema, videoSchema } from './video.ts';

/** Everything except the pages with sections of their own. */
const collections = {
  site: { pattern: 'site.yaml', schema: siteSchema },
  claims: { pattern: 'claims.yaml', schema: claimsSchema },
  terms: { pattern: 'terms.yaml', schema: termsSchema },
  redirects: { pattern: 'redirects.yaml', schema: redirectsSchema },
  offers: { pattern: 'offers.yaml', schema: offersSchema },
  navigation: { pattern: 'navigation.yaml', schema: navigationSchema },
  words: { pattern: 'words.yaml', schema: wordsSchema },
  search: { pattern: 'search.yaml', schema: searchSchema },
  packages: { pattern: 'packages.yaml', schema: packagesSchema },
  prices: { pattern: 'prices.yaml', schema: pricesSchema },
  planner: { pattern: 'planner.yaml', schema: plannerSchema },
  tools: { pattern: 'tools.yaml', schema: toolsSchema },
  featured: { pattern: 'featured.yaml', schema: featuredSchema },
  portfolios: { pattern: 'portfolios/*.yaml', schema: portfolioSchema },
  videos: { pattern: 'videos/*.yaml', schema: videoSchema },
  movies: { pattern: 'movies/*.yaml', schema: movieSchema },
  behindTheScenes: { pattern: 'behind-the-scenes/*.yaml', schema: behindTheScenesSchema },
  reviews: { pattern: 'reviews/*.yaml', schema: reviewSchema },
  team: { pattern: 'team/*.yaml', schema: memberSchema },
  posts: { pattern: 'blog/*.yaml', schema: postSchema },
  writtenPages: { pattern: 'pages/*.mdoc', schema: writtenPageSchema },
} as const;

export type CollectionName = keyof typeof collections;

/** The name of a page with sections: that of its file, in camel case. */
export type PageKey = keyof typeof pageSchemas;

type PageFiles = {
  readonly [Key in PageKey as `${Key}Page`]: {
    readonly pattern: string;
    readonly schema: (typeof pageSchemas)[Key];
  };
};

/** `behindTheScenesPage` is content/pages/behind-the-scenes.yaml. */
const pageFiles = Object.fromEntries(
  Object.entries(pageSchemas).map(([key, schema]) => [
    `${key}Page`,
    { pattern: `pages/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`, schema },
  ]),
) as PageFiles;

/** The files under content/; patterns are relative to that folder. */
export const contentFiles = { ...collections, ...pageFiles };

export type ContentName = keyof typeof contentFiles;

/** Optional files: all but the site's facts, the texts of every page, and the pages that all others link to. */
export const mayBeMissing = (name: ContentName) =>
  (name.endsWith('Page') && !['homePage', 'contactPage', 'notFoundPage'].includes(name)) ||
  [
    'portfolios',
    'videos',
    'movies',
    'behindTheScenes',
    'reviews',
    'team',
    'posts',
    'writtenPages',
    'packages',
    'prices',
    'planner',
    'tools',
  ].includes(name);

export type ContentData<Name extends ContentName> = z.output<(typeof contentFiles)[Name]['schema']>;
