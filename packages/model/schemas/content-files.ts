import type { z } from 'astro/zod';
import { postSchema } from './blog.ts';
import { pageSchemas, textPageSchema } from './pages.ts';
import { memberSchema, reviewSchema } from './people.ts';
import { searchSchema } from './search.ts';
import { claimsSchema, navigationSchema, offersSchema, packagesSchema, siteMapSchema, siteSchema } from './site.ts';
import { toolsSchema } from './tools.ts';
import { behindTheScenesSchema, featuredSchema, movieSchema, videoSchema } from './video.ts';

/** Which files under content/ hold what: patterns are relative to that folder. */
export const contentFiles = {
  site: { pattern: 'site.yaml', schema: siteSchema },
  claims: { pattern: 'claims.yaml', schema: claimsSchema },
  offers: { pattern: 'offers.yaml', schema: offersSchema },
  navigation: { pattern: 'navigation.yaml', schema: navigationSchema },
  siteMap: { pattern: 'site-map.yaml', schema: siteMapSchema },
  search: { pattern: 'search.yaml', schema: searchSchema },
  packages: { pattern: 'packages.yaml', schema: packagesSchema },
  tools: { pattern: 'tools.yaml', schema: toolsSchema },
  featured: { pattern: 'featured.yaml', schema: featuredSchema },
  videos: { pattern: 'videos/*.yaml', schema: videoSchema },
  movies: { pattern: 'movies/*.yaml', schema: movieSchema },
  behindTheScenes: { pattern: 'behind-the-scenes/*.yaml', schema: behindTheScenesSchema },
  reviews: { pattern: 'reviews/*.yaml', schema: reviewSchema },
  team: { pattern: 'team/*.yaml', schema: memberSchema },
  posts: { pattern: 'blog/*.yaml', schema: postSchema },
  textPages: { pattern: 'pages/*.mdoc', schema: textPageSchema },
  homePage: { pattern: 'pages/home.yaml', schema: pageSchemas.home },
  aboutPage: { pattern: 'pages/about.yaml', schema: pageSchemas.about },
  musicVideosPage: { pattern: 'pages/music-videos.yaml', schema: pageSchemas['music-videos'] },
  corporateVideosPage: { pattern: 'pages/corporate-videos.yaml', schema: pageSchemas['corporate-videos'] },
  contactPage: { pattern: 'pages/contact.yaml', schema: pageSchemas.contact },
  moviesPage: { pattern: 'pages/movies.yaml', schema: pageSchemas.movies },
  packagesPage: { pattern: 'pages/packages.yaml', schema: pageSchemas.packages },
  promotionPage: { pattern: 'pages/promotion.yaml', schema: pageSchemas.promotion },
  behindTheScenesPage: { pattern: 'pages/behind-the-scenes.yaml', schema: pageSchemas['behind-the-scenes'] },
  blogPage: { pattern: 'pages/blog.yaml', schema: pageSchemas.blog },
  siteMapPage: { pattern: 'pages/site-map.yaml', schema: pageSchemas['site-map'] },
  videosPage: { pattern: 'pages/videos.yaml', schema: pageSchemas.videos },
  notFoundPage: { pattern: 'pages/not-found.yaml', schema: pageSchemas['not-found'] },
} as const;

export type ContentName = keyof typeof contentFiles;

/** The values of one entry, as its schema lets them through. */
export type ContentData<Name extends ContentName> = z.output<(typeof contentFiles)[Name]['schema']>;
