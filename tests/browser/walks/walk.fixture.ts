import { readSiteContent } from '../../built/read-site-content.ts';
import { walkedSite } from '../../sites.ts';
import { groupPages, listWalkedPages } from './list-walks.ts';

export * from '../browser-test.ts';

/** The content that the walked site was built from. */
export const content = await readSiteContent(walkedSite.content);

/** The built site that is walked. */
export const { dist } = walkedSite;

export const walkedPages = listWalkedPages(content, dist);

const { templates, exhibits, others } = walkedPages;

/** What each change asks, and what the nightly commands ask beside it. */
export const walks = [
  { groups: groupPages([...templates, ...exhibits]), tag: [] },
  { groups: groupPages(others.filter((address) => !exhibits.includes(address))), tag: ['@nightly'] },
];
