import { Feed } from 'feed';
import { makeUrlsAbsolute } from '@site/model/blog/adapt-post.ts';
import { toDateTime } from './structured-data.ts';
import { findCard } from './card.query.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import { getSingle, getSite } from '#lib/content.query.ts';
import { isOwnPath, localAddress, pageLanguage } from '#lib/intl.ts';
import { listPosts, type Post } from '#features/blog/posts.query.ts';

/**
 * What an article is called in feeds (RFC 4151): by its number and the first domain, so that readers do not show it again
 * once its address or the domain is another.
 */
function createTagUri({ id, date }: Post, { formerHost, origin }: ContentData<'site'>): string {
  const host = formerHost ?? new URL(origin).host;
  return `tag:${host},${date.iso.slice(0, 4)}:${localAddress(`/blog/${id}`)}`;
}

/** The posts in full, newest first, as RSS: without their authors, of whom it wants a mailbox. */
export async function writeFeed(): Promise<string> {
  const { site, routes } = await getSite();
  const { data: blog } = await getSingle('blogPage');
  const posts = (await listPosts()).filter(({ path }) => isOwnPath(path));
  const toAbsoluteUrl = (path: string) => new URL(path, site.origin).href;
  const home = toAbsoluteUrl(routes.path('blog') ?? routes.path('home'));
  const [newest] = posts;
  const feed = new Feed({
    title: `${site.company}: ${blog.heading}`,
    description: blog.description,
    id: home,
    link: home,
    language: pageLanguage(),
    favicon: toAbsoluteUrl('/icons/48.png'),
    generator: false,
    author: { name: site.company, link: toAbsoluteUrl('/') },
    feedLinks: { rss: toAbsoluteUrl(localAddress('/rss.xml')) },
    // The feed is as new as its newest post, whenever it was built.
    ...(newest && { updated: new Date(toDateTime(newest.date.iso)) }),
  });
  for (const post of posts) {
    const { path, title, description, date, html } = post;
    feed.addItem({
      title,
      id: createTagUri(post, site),
      link: toAbsoluteUrl(path),
      description,
      // RSS has it in a CDATA section, which would end there.
      content: makeUrlsAbsolute(html, toAbsoluteUrl(path)).replaceAll(']]>', ']]&gt;'),
      image: { url: toAbsoluteUrl((await findCard(path)).path), type: 'image/jpeg' },
      date: new Date(toDateTime(date.iso)),
      published: new Date(toDateTime(date.iso)),
    });
  }
  return feed.rss2();
}
