import type { APIRoute } from 'astro';
import { getSite } from '#lib/content.query.ts';

export const GET: APIRoute = async () => {
  const { site } = await getSite();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
};
