import type { Routes } from '@site/model/routes/create-routes.ts';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { pageAddress } from '@site/model/routes/content-routes.ts';
import type { ContentFile } from '@site/model/check/read-content.ts';

const everyPage = 'every page';

/** Pages that show what files of another name hold. */
const shownOn: Partial<Record<ContentFile['name'], RouteKey>> = {
  behindTheScenes: 'behindTheScenes',
  movies: 'movies',
  team: 'about',
  reviews: 'home',
  packages: 'packages',
  offers: 'promotion',
};

/** Lines of site.yaml that one page shows; the footer and the head show the others everywhere. */
const siteFields: Readonly<Record<string, RouteKey>> = {
  'channels.vimeo': 'musicVideos',
  'channels.live': 'promotion',
};

/** The address of the site that shows a field of a content file; the first where several do. */
export function pageShowing(file: ContentFile, field: string, routes: Routes): string {
  if (file.name === 'videos') return `/videos/${file.slug}`;
  if (file.name === 'posts') return `/blog/${file.slug}`;
  const key = file.name === 'site' ? siteFields[field] : shownOn[file.name];
  if (key) return routes.path(key);
  return pageAddress(file, routes) ?? everyPage;
}
