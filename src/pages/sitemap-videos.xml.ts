import type { APIRoute } from 'astro';
import { writeVideoSitemap } from '#queries/sitemaps.ts';

export const GET: APIRoute = async () =>
  new Response(await writeVideoSitemap(), { headers: { 'Content-Type': 'application/xml' } });
