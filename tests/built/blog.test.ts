import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { parsePostDay } from '@site/model/blog/post-date.ts';
import { content, readPage } from './built-pages.ts';

const { site } = content;

/** Newest first: the reverse of the listed order. */
const posts = content.list('posts').sort((a, b) => b.data.id - a.data.id);

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

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
      // A post links to the next one.
      const around = [posts[at + 1], posts[at - 1]].flatMap((post) => (post ? [`/blog/${post.slug}`] : []));
      const ways = $('main nav a').toArray();
      expect(ways.map(({ attribs }) => attribs.href)).toEqual([...around, '/blog']);
      const written = load(data.contentHtml);
      const shown = tidy($('main .prose').text());
      const wanted = written('p')
        .filter((_, paragraph) => written(paragraph).find('a, p, br').length === 0)
        .toArray()
        .map((paragraph) => tidy(written(paragraph).text()))
        // Long paragraphs are the post's own.
        .filter((text) => text.split(' ').length >= 20);
      expect(wanted.length).toBeGreaterThan(1);
      expect(wanted.filter((text) => !shown.includes(text))).toEqual([]);
      // packages/model/blog tests the rest of the cleaning.
      expect(shown).not.toMatch(/\b(?:posted in|permalink)\b/i);
      const hosts = $('main .prose a')
        .toArray()
        .map(({ attribs }) => new URL(attribs.href ?? '', site.origin).host);
      expect(hosts).not.toContain(site.formerHost);
    },
  );
});
