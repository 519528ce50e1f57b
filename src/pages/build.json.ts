import type { APIRoute } from 'astro';
import { digestContent } from '@site/model/check/content-digest.ts';
import { siteFolder } from '#lib/site-folder.ts';

/** Which content the site was built from: the editor waits for it at the site's address before it says "online". */
export const GET: APIRoute = async () => Response.json({ content: await digestContent(siteFolder.content) });
