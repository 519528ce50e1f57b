import type { RouteKey } from '@site/model/routes/route-table.ts';
import type { ContentName } from '@site/model/schemas/content-files.ts';
import { listEntries } from '#lib/content.query.ts';

/** What pages show besides their own file: a change there is a change of the page. */
const shown: Partial<Record<RouteKey, readonly ContentName[]>> = {
  home: ['featured', 'claims', 'reviews'],
  about: ['team'],
  musicVideos: ['videos', 'reviews', 'offers'],
  corporateVideos: ['videos', 'claims'],
  contact: ['offers'],
  movies: ['movies'],
  packages: ['packages'],
  promotion: ['offers'],
  behindTheScenes: ['behindTheScenes'],
  blog: ['posts'],
  siteMap: ['siteMap'],
  colorGrading: ['tools'],
  phantomCamera: ['tools'],
  redDragon: ['tools'],
};

/** The files of a collection, from the project's folder. */
export async function listSources(name: ContentName): Promise<string[]> {
  return (await listEntries(name)).map(({ file }) => file);
}

/**
 * The content files that a page of the route table is made of.
 * @param file its own.
 */
export async function listPageSources(key: RouteKey, file: string): Promise<string[]> {
  const others = await Promise.all((shown[key] ?? []).map(listSources));
  return [file, ...others.flat()];
}
