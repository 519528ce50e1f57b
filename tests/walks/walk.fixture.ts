import { readSiteContent } from '../site/read-site-content.ts';
import { contentOf, distOf, walkedProject } from '../sites.ts';
import { listWalks } from './list-walks.ts';

export * from '../e2e/browser-test.ts';

/** The content that the walked site was built from. */
export const content = await readSiteContent(contentOf(walkedProject));

/** The built site that is walked. */
export const dist = distOf(walkedProject);

export const walks = listWalks(content, dist);
