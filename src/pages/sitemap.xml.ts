import type { APIRoute } from 'astro';
import { writeSitemapIndex } from '#features/seo/sitemaps.query.ts';

export const GET: APIRoute = async () =>
  new Response(await writeSitemapIndex(), { headers: { 'Content-Type': 'application/xml' } });
