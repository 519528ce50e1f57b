import type { APIRoute, GetStaticPaths } from 'astro';
import { feeds } from '@site/model/blog/addresses.ts';
import { writeJsonFeed, writeRssFeed } from '#features/seo/feed.query.ts';
import { inEachLanguage, langParam } from '#lib/language.ts';
import { hasOwnPosts } from '#features/blog/posts.query.ts';

export const getStaticPaths = (() =>
  inEachLanguage(async () => {
    return (await hasOwnPosts())
      ? Object.values(feeds).map((path) => ({ params: { lang: langParam(), feed: path.slice(1) } }))
      : [];
  })) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const [text, kind] =
    params.feed === 'rss.xml' ? [await writeRssFeed(), 'rss+xml'] : [await writeJsonFeed(), 'feed+json'];
  return new Response(text, { headers: { 'Content-Type': `application/${kind}` } });
};
