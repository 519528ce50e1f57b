import type { APIRoute } from 'astro';
import { writePageSitemap } from '#queries/sitemaps.ts';

export const GET: APIRoute = async () =>
  new Response(await writePageSitemap(), { headers: { 'Content-Type': 'application/xml' } });
