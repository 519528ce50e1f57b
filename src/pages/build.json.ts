import type { APIRoute } from 'astro';
import { digestContent } from '@site/model/check/content-digest.ts';
import { siteFolder } from '#lib/site-folder.ts';

/** The digest of the built content: the editor polls it before it says "online". */
export const GET: APIRoute = async () => Response.json({ content: await digestContent(siteFolder.content) });
