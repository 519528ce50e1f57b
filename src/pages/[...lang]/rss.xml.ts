import type { APIRoute, GetStaticPaths } from 'astro';
import { writeFeed } from '#features/seo/feed.query.ts';
import { inEachLanguage, langParam } from '#lib/language.ts';
import { hasOwnPosts } from '#features/blog/posts.query.ts';

export const getStaticPaths = (() =>
  inEachLanguage(async () =>
    (await hasOwnPosts()) ? [{ params: { lang: langParam() } }] : [],
  )) satisfies GetStaticPaths;

export const GET: APIRoute = async () =>
  new Response(await writeFeed(), { headers: { 'Content-Type': 'application/rss+xml' } });
