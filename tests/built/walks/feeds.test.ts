import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parsePostDay } from '@site/model/blog/post-date.ts';
import { content, dist, findBuilt, readPage } from '../built-pages.ts';
import { checkXml } from '../check-xml.ts';

const { site } = content;
/** Newest first; empty if the blog is left out. */
const posts = content
  .list('posts')
  .filter(({ slug }) => findBuilt(`/blog/${slug}`) !== undefined)
  .sort((a, b) => b.data.id - a.data.id);

const countWords = (text: string) => text.trim().split(/\s+/).length;

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

interface FeedItem {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly day: string;
}

function readRss(): FeedItem[] {
  const xml = read('rss.xml');
  checkXml(xml, 'rss.xsd');
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

const jsonFeed = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string(),
      content_html: z.string(),
      date_published: z.string(),
    }),
  ),
});

function readJsonFeed(): FeedItem[] {
  const feed: unknown = JSON.parse(read('feed.json'));
  const schema = readFileSync(path.join(import.meta.dirname, '../../schemas/json-feed.json'), 'utf8');
  const validate = new Ajv({ allErrors: true }).compile(JSON.parse(schema) as object);
  validate(feed);
  expect(validate.errors).toBeNull();
  return jsonFeed.parse(feed).items.map(({ id, url, title, content_html: html, date_published: moment }) => {
    return { id, url, title, html, day: moment.slice(0, 10) };
  });
}

const feeds = [
  ['rss.xml', readRss],
  ['feed.json', readJsonFeed],
] as const;

it('only a site with articles has feeds', () => {
  for (const [file] of feeds) expect(findBuilt(`/${file}`) !== undefined, file).toBe(posts.length > 0);
});

it.runIf(posts.length > 0).each(feeds)(
  '%s is valid and holds every article in full, newest first, so that it works away from the site',
  (_, readFeed) => {
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

it.runIf(posts.length > 0)('an article keeps its id with another address, and in both feeds', () => {
  const [rss, json] = feeds.map(([, readFeed]) => readFeed().map(({ id }) => id));
  expect(rss).toEqual(json);
  const domain = site.formerHost ?? new URL(site.origin).host;
  for (const [index, { slug, data }] of posts.entries()) {
    expect(rss?.[index], slug).toMatch(new RegExp(`^tag:${domain},\\d{4}:/blog/${data.id}$`));
  }
});
