import type { APIRoute, GetStaticPaths } from 'astro';
import { feeds } from '@site/model/blog/feeds.ts';
import { writeJsonFeed, writeRssFeed } from '#features/seo/feed.query.ts';
import { isOwnPath } from '#lib/intl.ts';
import { inEachLanguage, langParam } from '#lib/language.ts';
import { listPosts } from '#features/blog/posts.query.ts';

/** The blog's feeds, if there are posts. */
export const getStaticPaths = (() =>
  inEachLanguage(async () => {
    const hasPosts = (await listPosts()).some(({ path }) => isOwnPath(path));
    return hasPosts ? Object.values(feeds).map((path) => ({ params: { lang: langParam(), feed: path.slice(1) } })) : [];
  })) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const [text, kind] =
    params.feed === 'rss.xml' ? [await writeRssFeed(), 'rss+xml'] : [await writeJsonFeed(), 'feed+json'];
  return new Response(text, { headers: { 'Content-Type': `application/${kind}` } });
};
