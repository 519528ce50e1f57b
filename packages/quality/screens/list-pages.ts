import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSite, readSiteRoutes } from '@site/model/check/read-site.ts';
import { listFiles } from '@site/system/list-files.ts';

/** The first built page below a folder of the site, such as `/videos/salitre`; not a numbered page of its list. */
function firstPageIn(dist: string, folder: string): string[] {
  const [page] = listFiles(path.join(dist, folder)).filter((file) => /^(?!\d+\/)[^/]+\/index\.html$/.test(file));
  return page === undefined ? [] : [`/${folder}/${path.posix.dirname(page)}`];
}

/**
 * The pages that are looked at: every route, and one page of each further kind.
 * @param root the project's folder, with a built site in its dist.
 * @returns addresses from the site's root.
 */
export async function listPages(root: string): Promise<string[]> {
  const site = await readSite(pathToFileURL(path.join(root, 'content/')));
  const dist = path.join(root, 'dist');
  const { all } = await readSiteRoutes(path.join(root, 'content'), site.product.slug);
  const routes = all.map((route) => route.path);
  return [...routes, '/videos', ...firstPageIn(dist, 'videos'), ...firstPageIn(dist, 'blog'), '/no-such-page'];
}
