import type { APIRoute } from 'astro';
import { readContentMark } from '@site/model/check/content-mark.ts';

/**
 * Identifies the content that the site was built from: the editor waits until the live site has it before it says
 * "online".
 */
export const GET: APIRoute = async () => Response.json({ content: await readContentMark('content') });
