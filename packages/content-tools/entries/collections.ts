import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { describeFile, type BlockField } from './describe-fields.ts';

/** Content of many YAML files, each an entry of its own. */
export type CollectionName = {
  [Name in ContentName]: (typeof contentFiles)[Name]['pattern'] extends `${string}/*.yaml` ? Name : never;
}[ContentName];

export function isCollection(name: string): name is CollectionName {
  return name in contentFiles && contentFiles[name as ContentName].pattern.endsWith('/*.yaml');
}

/** All collections, in the order of `contentFiles`. */
export const collectionNames: readonly CollectionName[] = Object.keys(contentFiles).filter(isCollection);

/** The page that shows an entry; `{slug}` is replaced by the name of its file. */
export const entryPages: Readonly<Record<CollectionName, string>> = {
  videos: '/videos/{slug}',
  movies: '/movies',
  behindTheScenes: '/behind-the-scenes',
  reviews: '/music-videos',
  team: '/crew/{slug}',
  posts: '/blog/{slug}',
};

/** A collection's folder in content/, such as `behind-the-scenes`. */
export function folderOf(name: CollectionName): string {
  return contentFiles[name].pattern.replace('/*.yaml', '');
}

/** The fields of a collection's entries, in the order of its schema. */
export function fieldsOf(name: CollectionName): BlockField['fields'] {
  return describeFile(contentFiles[name].schema, contentFiles[name].pattern).fields;
}

/** The field that an entry is known by. */
export function titleField(name: CollectionName): 'title' | 'name' {
  return 'name' in contentFiles[name].schema.shape ? 'name' : 'title';
}

/** Whether the collection's entries are videos, which can be made from a link. */
export function isVideoCollection(name: CollectionName): boolean {
  const { shape } = contentFiles[name].schema;
  return 'vimeoId' in shape || 'src' in shape;
}
