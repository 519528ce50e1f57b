import type { APIRoute, GetStaticPaths } from 'astro';
import { feeds } from '@site/model/blog/feeds.ts';
import { createFeed } from '#features/seo/feed.query.ts';
import { writeRss } from '#features/seo/write-rss.ts';
import { listPosts } from '#features/blog/posts.query.ts';

/** The blog's feeds, if there are posts. */
export const getStaticPaths = (async () => {
  const hasPosts = (await listPosts()).length > 0;
  return hasPosts ? Object.values(feeds).map((path) => ({ params: { feed: path.slice(1) } })) : [];
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const feed = await createFeed();
  const [text, kind] = params.feed === 'rss.xml' ? [writeRss(feed), 'rss+xml'] : [feed.json1(), 'feed+json'];
  return new Response(text, { headers: { 'Content-Type': `application/${kind}` } });
};
