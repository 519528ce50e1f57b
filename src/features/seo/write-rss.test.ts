import { load } from 'cheerio';
import { Feed } from 'feed';
import { expect, it } from 'vitest';
import { writeRss } from './write-rss.ts';

it('a feed stays well formed, and its texts whole, however often they end a CDATA section', () => {
  const feed = new Feed({ title: 'Blog', id: 'https://a.example', copyright: '' });
  const text = 'At ]]> and ]]>, ]]]]>>';
  feed.addItem({ title: text, link: 'https://a.example/1', date: new Date(0), description: text, content: text });
  const xml = load(writeRss(feed), { xml: true });
  const read = (name: string) => xml(`item > ${name}`).text();
  expect(['title', 'description', String.raw`content\:encoded`].map(read)).toEqual([text, text, text]);
  expect(feed.items[0]?.title).toBe(text);
});
