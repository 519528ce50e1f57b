import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { parsePostDay } from '@site/model/blog/post-date.ts';
import { content, listFaults, readEveryPage, readPage, type Rule } from './built-pages.ts';

const { site } = content;

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** Lines that the old blog engine wrote around a post. */
const forbiddenLines = [
  new RegExp(`^\\d{1,2}$|^${month},? \\d{4}$|^\\d{1,2} ${month},? \\d{4}$|^${month} \\d{1,2}, \\d{4}$`, 'i'),
  /^posted (?:in|under)\b/i,
  /^(?:written )?by:? \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u,
  /\bpermalink\b/i,
];

/** Newest first: the reverse of the listed order. */
const posts = content.list('posts').sort((a, b) => b.data.id - a.data.id);

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const listBlogFaults: Rule = ({ path: address, $, html }) => {
  if (address !== '/blog' && !address.startsWith('/blog/')) return [];
  const titles = new Set(posts.map(({ data }) => plain(data.title)));
  const blocks = $('main .prose *')
    .filter((_, node) => $(node).children().length === 0 || $(node).is('p, li, td, div, h2, h3, h4, blockquote'))
    .toArray()
    .map((node) => tidy($(node).text()));
  return [
    ...[...site.unwantedHosts, ...(site.formerHost === undefined ? [] : [site.formerHost])].map(
      (host) => html.toLowerCase().includes(host.toLowerCase()) && host,
    ),
    ...blocks.filter((text) => forbiddenLines.some((line) => line.test(text)) || titles.has(plain(text))),
    $('main .prose').find('script, style, iframe, form, [onclick], [style]').length > 0 && 'has code',
  ];
};

it('the blog is clean of what its old engine left', () => {
  expect(listFaults(readEveryPage(), listBlogFaults)).toEqual([]);
});

describe('the blog', () => {
  it('shows its articles newest first, with date and linked title', () => {
    const { $ } = readPage('/blog');
    expect($('h1').text()).toBe(content.single('blogPage').heading);
    const articles = $('main article').toArray();
    const read = articles.map((article) => {
      const title = $(article).find('h2 a').first();
      const time = $(article).find('time');
      return [title.text(), title.attr('href'), tidy(time.text()), time.attr('datetime')];
    });
    expect(read).toEqual(
      posts.map(({ slug, data }) => {
        const day = parsePostDay(data.date) ?? '';
        const text = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
        return [data.title, `/blog/${slug}`, text, day];
      }),
    );
  });

  it.each(posts.map((post, at) => [post.slug, post, at] as const))(
    '%s keeps its own paragraphs, its title, and ways to the others',
    (slug, { data }, at) => {
      const { $ } = readPage(`/blog/${slug}`);
      expect($('h1').text()).toBe(data.title);
      // It ends on the next one to read.
      const around = [posts[at + 1], posts[at - 1]].flatMap((post) => (post ? [`/blog/${post.slug}`] : []));
      const ways = $('main nav a').toArray();
      expect(ways.map(({ attribs }) => attribs.href)).toEqual([...around, '/blog']);
      const written = load(data.contentHtml);
      const shown = tidy($('main .prose').text());
      const wanted = written('p')
        .filter((_, paragraph) => written(paragraph).find('a, p, br').length === 0)
        .toArray()
        .map((paragraph) => tidy(written(paragraph).text()))
        // A paragraph of so many words is the post's own.
        .filter((text) => text.split(' ').length >= 20);
      expect(wanted.length).toBeGreaterThan(1);
      expect(wanted.filter((text) => !shown.includes(text))).toEqual([]);
    },
  );
});
