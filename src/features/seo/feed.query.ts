import { Feed } from 'feed';
import { writeFullAddresses } from '@site/model/blog/adapt-article.ts';
import { momentOf } from './structured-data.ts';
import { cardPath } from './site-page.ts';
import { getSingle, getSite } from '#lib/content.query.ts';
import { listPosts } from '#features/blog/posts.query.ts';

/** The articles in full, newest first, for readers of feeds. */
export async function createFeed(): Promise<Feed> {
  const { site, routes } = await getSite();
  const { data: blog } = await getSingle('blogPage');
  const posts = await listPosts();
  const inFull = (path: string) => new URL(path, site.origin).href;
  const home = inFull(routes.path('blog') ?? routes.path('home'));
  const [newest] = posts;
  const feed = new Feed({
    title: `${site.company}: ${blog.heading}`,
    description: blog.description,
    id: home,
    link: home,
    language: 'en',
    favicon: inFull('/icons/48.png'),
    generator: false,
    author: { name: site.company, link: inFull('/') },
    feedLinks: { rss: inFull('/rss.xml'), json: inFull('/feed.json') },
    // The feed is as new as its newest article, whenever it was built.
    ...(newest && { updated: new Date(momentOf(newest.date.iso)) }),
  });
  for (const { path, title, description, date, html } of posts) {
    feed.addItem({
      title,
      id: inFull(path),
      link: inFull(path),
      description,
      content: writeFullAddresses(html, inFull(path)),
      image: { url: inFull(cardPath(path)), type: 'image/jpeg' },
      date: new Date(momentOf(date.iso)),
      published: new Date(momentOf(date.iso)),
    });
  }
  return feed;
}
