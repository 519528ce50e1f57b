import type { APIRoute } from 'astro';
import { getSearchWords } from '#features/search/search.query.ts';
import { listLanguagePaths } from '#lib/language.ts';

export const getStaticPaths = listLanguagePaths;

/** The texts of the search dialog, loaded with it so that no page carries them. */
export const GET: APIRoute = async () => Response.json(await getSearchWords());
