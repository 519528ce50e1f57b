import type { APIRoute } from 'astro';
import { writeSitemapIndex } from '#queries/sitemaps.ts';

export const GET: APIRoute = async () =>
  new Response(await writeSitemapIndex(), { headers: { 'Content-Type': 'application/xml' } });
