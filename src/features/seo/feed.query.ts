import { Feed } from 'feed';
import { writeFullAddresses } from '@site/model/blog/adapt-post.ts';
import { momentOf } from './structured-data.ts';
import { cardPath } from './site-page.ts';
import { getSingle, getSite } from '#lib/content.query.ts';
import { isOwnPath, localAddress, pageLanguage } from '#lib/intl.ts';
import type { Credit } from '#features/video/video.ts';
import { writeRss } from './write-rss.ts';
import { listPosts } from '#features/blog/posts.query.ts';

/** The posts in full, newest first, for readers of feeds. */
async function createFeed({ isSigned }: { readonly isSigned: boolean }): Promise<Feed> {
  const { site, routes } = await getSite();
  const { data: blog } = await getSingle('blogPage');
  const posts = (await listPosts()).filter(({ path }) => isOwnPath(path));
  const inFull = (path: string) => new URL(path, site.origin).href;
  const home = inFull(routes.path('blog') ?? routes.path('home'));
  const [newest] = posts;
  const feed = new Feed({
    title: `${site.company}: ${blog.heading}`,
    description: blog.description,
    id: home,
    link: home,
    language: pageLanguage(),
    favicon: inFull('/icons/48.png'),
    generator: false,
    author: { name: site.company, link: inFull('/') },
    feedLinks: { rss: inFull(localAddress('/rss.xml')), json: inFull(localAddress('/feed.json')) },
    // The feed is as new as its newest post, whenever it was built.
    ...(newest && { updated: new Date(momentOf(newest.date.iso)) }),
  });
  const nameAuthor = ({ name, path }: Credit) => ({ name, ...(path !== undefined && { link: inFull(path) }) });
  for (const { path, title, description, date, html, author } of posts) {
    feed.addItem({
      title,
      id: inFull(path),
      link: inFull(path),
      description,
      content: writeFullAddresses(html, inFull(path)),
      image: { url: inFull(cardPath(path)), type: 'image/jpeg' },
      date: new Date(momentOf(date.iso)),
      published: new Date(momentOf(date.iso)),
      // RSS wants a mailbox of each author, which the company's people don't show.
      ...(author && isSigned && { author: [nameAuthor(author)] }),
    });
  }
  return feed;
}

interface Signed {
  readonly author?: unknown;
}

/** An object of JSON Feed 1 as 1.1 writes it, whose authors are a list. */
function listAuthors({ author, ...rest }: Signed): object {
  return { ...rest, ...(author !== undefined && { authors: [author] }) };
}

export async function writeRssFeed(): Promise<string> {
  return writeRss(await createFeed({ isSigned: false }));
}

/** The feed in JSON Feed 1.1, which the library doesn't write yet: https://www.jsonfeed.org/version/1.1/ */
export async function writeJsonFeed(): Promise<string> {
  const feed = await createFeed({ isSigned: true });
  const { items, ...head } = JSON.parse(feed.json1()) as Signed & { readonly items: readonly Signed[] };
  const [version, language] = ['https://jsonfeed.org/version/1.1', feed.options.language];
  return JSON.stringify({ ...listAuthors(head), version, language, items: items.map(listAuthors) });
}
