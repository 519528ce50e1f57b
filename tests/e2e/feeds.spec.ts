import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as plain } from '@playwright/test';
import { Ajv } from 'ajv';
import { load } from 'cheerio';
import { parsePostDate } from '@site/model/blog/post-date.ts';
import { checkXml } from '../site/check-xml.ts';
import { content, expect, walkTimeoutMs } from './site.fixture.ts';

const { site } = content;
const inOrder = content.list('posts').sort((a, b) => b.data.id - a.data.id);

interface JsonFeed {
  readonly items: readonly {
    readonly url: string;
    readonly title: string;
    readonly content_html: string;
    readonly date_published: string;
  }[];
}

/** What a reader of feeds is given must work away from the site. */
function expectWholeText(html: string, title: string): void {
  const $ = load(html);
  const addresses = $('[href], [src]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
  expect(
    addresses.filter((address) => !/^(?:https?:\/\/|mailto:|tel:)/.test(address)),
    title,
  ).toEqual([]);
  expect($('script, iframe, [style], [onclick]').length, title).toBe(0);
  expect($.text().split(/\s+/).length, `${title} in full`).toBeGreaterThan(100);
  for (const host of [...site.unwantedHosts, site.formerHost]) expect(html, title).not.toContain(host);
}

// Every page is read.
plain.describe.configure({ timeout: walkTimeoutMs });

plain('/rss.xml is valid and holds every article in full, newest first', async ({ request }) => {
  const response = await request.get('/rss.xml');
  expect(response.headers()['content-type']).toMatch(/^application\/rss\+xml/);
  const xml = await response.text();
  checkXml(xml, 'rss.xsd');
  const $ = load(xml, { xml: true });
  const items = $('item').toArray();
  expect(items.map((item) => $(item).children('title').text())).toEqual(inOrder.map(({ data }) => data.title));
  items.forEach((item, index) => {
    const post = inOrder[index];
    expect($(item).children('link').text()).toBe(`${site.origin}/blog/${post?.slug ?? ''}`);
    const day = new Date($(item).children('pubDate').text()).toISOString().slice(0, 10);
    expect(day).toBe(parsePostDate(post?.data.date ?? '')?.iso);
    expectWholeText(
      $(item)
        .children(String.raw`content\:encoded`)
        .text(),
      post?.data.title ?? '',
    );
  });
});

plain('/feed.json is valid and holds every article in full, newest first', async ({ request }) => {
  const response = await request.get('/feed.json');
  expect(response.headers()['content-type']).toMatch(/^application\/feed\+json/);
  const schema = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../schemas/json-feed.json'), 'utf8'),
  ) as object;
  const validate = new Ajv({ allErrors: true }).compile<JsonFeed>(schema);
  const feed: unknown = await response.json();
  const isValid = validate(feed);
  expect(validate.errors).toBeNull();
  if (!isValid) return;
  expect(feed.items.map(({ title }) => title)).toEqual(inOrder.map(({ data }) => data.title));
  feed.items.forEach((item, index) => {
    const post = inOrder[index];
    expect(item.url).toBe(`${site.origin}/blog/${post?.slug ?? ''}`);
    expect(item.date_published.slice(0, 10)).toBe(parsePostDate(post?.data.date ?? '')?.iso);
    expectWholeText(item.content_html, item.title);
  });
});
