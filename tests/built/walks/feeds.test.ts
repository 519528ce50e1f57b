import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { parsePostDay } from '@site/model/blog/post-date.ts';
import { content, dist, findBuilt, readPage } from '../built-pages.ts';

const { site } = content;
/** Newest first; empty if the blog is left out. */
const posts = content
  .list('posts')
  .filter(({ slug }) => findBuilt(`/blog/${slug}`) !== undefined)
  .sort((a, b) => b.data.id - a.data.id);

const countWords = (text: string) => text.trim().split(/\s+/).length;

interface FeedItem {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly day: string;
}

function readFeed(): FeedItem[] {
  const xml = readFileSync(path.join(dist, 'rss.xml'), 'utf8');
  const $ = load(xml, { xml: true });
  return $('item')
    .toArray()
    .map((item) => ({
      id: $(item).children('guid').text(),
      url: $(item).children('link').text(),
      title: $(item).children('title').text(),
      html: $(item).children('content\\:encoded').text(),
      day: new Date($(item).children('pubDate').text()).toISOString().slice(0, 10),
    }));
}

it('only a site with articles has a feed', () => {
  expect(findBuilt('/rss.xml') !== undefined).toBe(posts.length > 0);
});

it.runIf(posts.length > 0)(
  'the feed holds every article in full, newest first, so that it works away from the site',
  () => {
    const items = readFeed();
    expect(items.map(({ url, title, day }) => ({ url, title, day }))).toEqual(
      posts.map(({ slug, data }) => ({
        url: `${site.origin}/blog/${slug}`,
        title: data.title,
        day: parsePostDay(data.date),
      })),
    );
    for (const { url, html, title } of items) {
      const $ = load(html);
      const addresses = $('[href], [src]')
        .toArray()
        .map(({ attribs }) => attribs.href ?? attribs.src ?? '');
      expect(
        addresses.filter((address) => !/^(?:https?:\/\/|mailto:|tel:)/.test(address)),
        title,
      ).toEqual([]);
      expect($('script, iframe, [style], [onclick]').length, title).toBe(0);
      const page = load(readPage(url.slice(site.origin.length)).html)('main .prose').text();
      expect(countWords($.text()), `${title} in full`).toBeGreaterThan(0.9 * countWords(page));
      for (const host of [...site.unwantedHosts, site.formerHost]) expect(html, title).not.toContain(host);
    }
  },
);

it.runIf(posts.length > 0)('an article keeps its id with another address', () => {
  const ids = readFeed().map(({ id }) => id);
  const domain = site.formerHost ?? new URL(site.origin).host;
  for (const [index, { slug, data }] of posts.entries()) {
    expect(ids[index], slug).toMatch(new RegExp(`^tag:${domain},\\d{4}:/blog/${data.id}$`));
  }
});
