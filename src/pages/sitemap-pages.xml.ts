import type { APIRoute } from 'astro';
import { writePageSitemap } from '#features/seo/sitemaps.query.ts';

export const GET: APIRoute = async () =>
  new Response(await writePageSitemap(), { headers: { 'Content-Type': 'application/xml' } });
