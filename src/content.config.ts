import path from 'node:path';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentFiles } from '#schemas/content-files.ts';

/** An entry is known by its file's name alone: that is its slug. */
function nameOfFile({ entry }: { entry: string }): string {
  return path.parse(entry).name;
}

/** Reads the files that `contentFiles` names; both this and the content check go by that one table. */
function collect<Name extends keyof typeof contentFiles>(name: Name) {
  const { pattern, schema } = contentFiles[name];
  return defineCollection({ loader: glob({ base: './content', pattern, generateId: nameOfFile }), schema });
}

export const collections = {
  site: collect('site'),
  claims: collect('claims'),
  offers: collect('offers'),
  navigation: collect('navigation'),
  siteMap: collect('siteMap'),
  packages: collect('packages'),
  featured: collect('featured'),
  videos: collect('videos'),
  movies: collect('movies'),
  behindTheScenes: collect('behindTheScenes'),
  reviews: collect('reviews'),
  team: collect('team'),
  posts: collect('posts'),
  textPages: collect('textPages'),
  homePage: collect('homePage'),
  aboutPage: collect('aboutPage'),
  musicVideosPage: collect('musicVideosPage'),
  corporateVideosPage: collect('corporateVideosPage'),
  contactPage: collect('contactPage'),
  moviesPage: collect('moviesPage'),
  packagesPage: collect('packagesPage'),
  promotionPage: collect('promotionPage'),
  behindTheScenesPage: collect('behindTheScenesPage'),
  blogPage: collect('blogPage'),
  siteMapPage: collect('siteMapPage'),
  videosPage: collect('videosPage'),
  notFoundPage: collect('notFoundPage'),
};
