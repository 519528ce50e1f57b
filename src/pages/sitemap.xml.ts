import type { APIRoute } from 'astro';
import { writeSitemap } from '#features/seo/sitemap.query.ts';

export const GET: APIRoute = async () =>
  new Response(await writeSitemap(), { headers: { 'Content-Type': 'application/xml' } });
