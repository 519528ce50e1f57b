import { expect, it } from 'vitest';
import { readPlayer } from './post-player.ts';
import { cleanPostHtml } from './cleaning/clean-post.ts';
import { testOptions } from './cleaning/post-safety.fixture.ts';
import { parseHtml } from './parse-html.ts';

const clean = (html: string) => cleanPostHtml(html, testOptions).trim();

const page = 'https://vimeo.com/76979871';
const link = (words: string, href = page) => `<a href="${href}" rel="noopener">${words}</a>`;
const player = `<figure>${link(page)}</figure>`;
const caption = '<figcaption>Cut at <em>dawn</em></figcaption>';

it.each([
  [`<p>${page}</p>`, player],
  [`<p> <a href="${page}">${page}</a> </p>`, player],
  [`<div>https://player.vimeo.com/video/76979871?autoplay=1</div>`, player],
  // It may have the article's title, which is removed elsewhere.
  [
    `<figure><a href="//vimeo.com/76979871">${testOptions.title}</a></figure>`,
    `<figure>${link('Light &#x26; rain: a “plan”')}</figure>`,
  ],
  [
    `<figure><a href="https://youtu.be/aqz-KE-bpKQ?si=x">The take</a>${caption}</figure>`,
    `<figure>${link('The take', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')}${caption}</figure>`,
  ],
])('a player is written in one form: %s', (from, to) => {
  expect(clean(from)).toBe(to);
});

it.each([
  `<p>See ${link('the take')}.</p>`,
  '<p>https://vimeo.com/about</p>',
  `<ul><li>${page}</li></ul>`,
  `<figure>${link('One')} ${link('Two')}</figure>`,
  `<figure>${link('<img src="/blog-media/a.jpg" alt="A" class="post-image" loading="lazy">')}</figure>`,
])('a player is not %s', (html) => {
  expect(clean(html)).toBe(html);
  expect(parseHtml(html).children.map(readPlayer)).toEqual([undefined]);
});

it('a player says which video it plays', () => {
  const html = `<figure><a href="${page}">The <em>take</em></a></figure>`;
  const video = { host: 'vimeo', id: '76979871' };
  expect(parseHtml(html).children.map(readPlayer)).toMatchObject([{ video, title: 'The take' }]);
  expect(parseHtml(player).children.map(readPlayer)).toMatchObject([{ title: '' }]);
});
