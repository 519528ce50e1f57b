import type { APIRoute } from 'astro';
import { listSearchDocuments } from '#features/search/documents.query.ts';
import { listLanguagePaths } from '#lib/language.ts';

export const getStaticPaths = listLanguagePaths;

/** The text of every page, which the browser searches. */
export const GET: APIRoute = async () => Response.json(await listSearchDocuments());
