import type { APIRoute } from 'astro';
import { writeLlms } from '#features/seo/llms.query.ts';

export const GET: APIRoute = async () => new Response(await writeLlms());
