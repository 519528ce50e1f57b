import type { Routes } from '@site/model/routes/create-routes.ts';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { describeFile, type BlockField } from './describe-fields.ts';

/** Content in many YAML files, one per entry. */
export type CollectionName = {
  [Name in ContentName]: (typeof contentFiles)[Name]['pattern'] extends `${string}/*.yaml` ? Name : never;
}[ContentName];

export function isCollection(name: string): name is CollectionName {
  return name in contentFiles && contentFiles[name as ContentName].pattern.endsWith('/*.yaml');
}

export const collectionNames: readonly CollectionName[] = Object.keys(contentFiles).filter(isCollection);

/** Collections whose entries have their own pages, with the prefix of their addresses. */
const ownPages: Readonly<Partial<Record<CollectionName, string>>> = {
  videos: '/videos/',
  team: '/crew/',
  posts: '/blog/',
};

const sharedPages: Readonly<Partial<Record<CollectionName, RouteKey>>> = {
  movies: 'movies',
  behindTheScenes: 'behindTheScenes',
  reviews: 'home',
};

export function entryPage(
  name: CollectionName,
  slug: string,
  routes: Pick<Routes, 'path' | 'portfolio'>,
): string | undefined {
  const own = ownPages[name];
  const shared = sharedPages[name];
  if (name === 'portfolios') return routes.portfolio(slug);
  return own === undefined ? shared && routes.path(shared) : `${own}${slug}`;
}

/** Such as `behind-the-scenes`. */
export function folderOf(name: CollectionName): string {
  return contentFiles[name].pattern.replace('/*.yaml', '');
}

export function fieldsOf(name: CollectionName): BlockField['fields'] {
  return describeFile(contentFiles[name].schema, contentFiles[name].pattern).fields;
}

export function titleField(name: CollectionName): 'title' | 'name' | 'siteMapLabel' {
  if (name === 'portfolios') return 'siteMapLabel';
  return 'name' in contentFiles[name].schema.shape ? 'name' : 'title';
}

export function isVideoCollection(name: CollectionName): boolean {
  const { shape } = contentFiles[name].schema;
  return 'vimeoId' in shape || 'src' in shape;
}
