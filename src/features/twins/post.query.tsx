import { levelHeadings } from '@site/model/blog/adapt-article.ts';
import { listPosts } from '#features/blog/posts.query.ts';
import type { Post } from '#features/blog/post.ts';
import { getSingle, getSite } from '#lib/content.query.ts';
import { closing } from './shown.query.tsx';

const dateOf = ({ date }: Post) => `${date.day} ${date.monthYear}`;

function writeBody({ slug, html }: Post, topHeading: 2 | 3) {
  return <div dangerouslySetInnerHTML={{ __html: levelHeadings(html, topHeading) }} key={slug} />;
}

/** The articles in full, newest first, as the blog shows them. */
export async function articleEntries() {
  return (await listPosts()).map((post) => ({
    heading: post.title,
    path: post.path,
    date: dateOf(post),
    body: writeBody(post, 3),
  }));
}

/**
 * An article's page.
 * @throws Error where no article has that slug.
 */
export async function describePost(slug: string): Promise<unknown> {
  const { routes } = await getSite();
  const posts = await listPosts();
  const index = posts.findIndex((candidate) => candidate.slug === slug);
  const [newer, post, older] = [posts[index - 1], posts[index], posts[index + 1]];
  if (!post) throw new Error(`content/blog: ${slug} does not exist`);
  const blog = routes.path('blog');
  const links = [
    ...(newer ? [{ label: `Newer: ${newer.title}`, path: newer.path }] : []),
    ...(older ? [{ label: `Older: ${older.title}`, path: older.path }] : []),
    ...(blog === undefined ? [] : [{ label: 'All articles', path: blog }]),
  ];
  return [
    dateOf(post),
    post.description,
    writeBody(post, 2),
    links,
    await closing((await getSingle('navigation')).data.endings.articles),
  ];
}
