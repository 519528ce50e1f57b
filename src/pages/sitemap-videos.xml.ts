import type { APIRoute } from 'astro';
import { writeVideoSitemap } from '#features/seo/sitemaps.query.ts';

export const GET: APIRoute = async () =>
  new Response(await writeVideoSitemap(), { headers: { 'Content-Type': 'application/xml' } });
