import type { APIRoute } from 'astro';
import { drawIcon } from '#features/seo/icon.ts';
import { getSite } from '#lib/content.query.ts';

export const GET: APIRoute = async () => {
  const { site } = await getSite();
  return new Response(drawIcon(site.brand), { headers: { 'Content-Type': 'image/svg+xml' } });
};
