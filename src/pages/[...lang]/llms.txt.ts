import type { APIRoute } from 'astro';
import { writeLlms } from '#features/seo/llms.query.ts';
import { listLanguagePaths } from '#lib/language.ts';

export const getStaticPaths = listLanguagePaths;

export const GET: APIRoute = async () => new Response(await writeLlms());
