import { existsSync } from 'node:fs';
import path from 'node:path';
import { missingPath } from '../browser-test.ts';
import type { SiteContent } from '../../built/read-site-content.ts';

/** How many pages one test walks through, since a new browser context takes longer than a new page. */
const pagesInAWalk = 8;

/** Pages in groups, each under the name of its first and last. */
export function groupPages(pages: readonly string[]) {
  return Array.from({ length: Math.ceil(pages.length / pagesInAWalk) }, (_, index) => {
    const paths = pages.slice(index * pagesInAWalk, (index + 1) * pagesInAWalk);
    return { name: `${paths[0] ?? ''} to ${paths.at(-1) ?? ''}`, paths };
  });
}

/**
 * Every route of a site's table and one page of each further kind, in groups.
 * @param content what the site was built from.
 * @param dist its folder.
 */
export function listWalks(content: SiteContent, dist: string) {
  const collections = [
    content.list('videos').map(({ slug }) => `/videos/${slug}`),
    content.list('posts').map(({ slug }) => `/blog/${slug}`),
    content.list('team').map(({ slug }) => `/crew/${slug}`),
  ];
  // Entries have no pages where the page that lists them is left out.
  const isBuilt = (address: string) => existsSync(path.join(dist, address, 'index.html'));
  const firstOfEach = collections.flatMap((addresses) => addresses.find(isBuilt) ?? []);
  const all = [...content.routes.all.map((route) => route.path), missingPath, ...firstOfEach];
  return groupPages(all);
}
