import type { APIRoute } from 'astro';
import { writeLlms } from '#features/twins/twins.query.tsx';

export const GET: APIRoute = async () => new Response(await writeLlms());
