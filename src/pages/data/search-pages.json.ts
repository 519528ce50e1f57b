import type { APIRoute } from 'astro';
import { listSearchDocuments } from '#features/search/documents.query.ts';

/** Every page with its words: the browser searches them itself. */
export const GET: APIRoute = async () => Response.json(await listSearchDocuments());
