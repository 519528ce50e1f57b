import type { APIRoute } from 'astro';
import { createFeed } from '#features/blog/feed.query.ts';

export const GET: APIRoute = async () =>
  new Response((await createFeed()).json1(), { headers: { 'Content-Type': 'application/feed+json' } });
