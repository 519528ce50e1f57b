import { readSiteContent } from '../site/read-site-content.ts';
import { walkedSite } from '../sites.ts';
import { listWalks } from './list-walks.ts';

export * from '../e2e/browser-test.ts';

/** The content that the walked site was built from. */
export const content = await readSiteContent(walkedSite.content);

/** The built site that is walked. */
export const { dist } = walkedSite;

export const walks = listWalks(content, dist);
