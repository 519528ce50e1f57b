import { describe, expect, it } from 'vitest';
import { adviseOnPlayers, readPlayer } from './post-player.ts';
import { cleanPostHtml } from './cleaning/clean-post.ts';
import { testOptions } from './cleaning/post-safety.fixture.ts';
import { parseHtml } from './parse-html.ts';

const clean = (html: string) => cleanPostHtml(html, testOptions).trim();

const page = 'https://vimeo.com/76979871';
const link = (words: string, href = page) => `<a href="${href}" rel="noopener">${words}</a>`;
const player = `<figure>${link(page)}</figure>`;

describe('a player of an article', () => {
  it.each([
    [`<p>${page}</p>`, player],
    [`<p> <a href="${page}">${page}</a> </p>`, player],
    [`<div>https://player.vimeo.com/video/76979871?autoplay=1</div>`, player],
    [`<figure><a href="//vimeo.com/76979871">The take</a></figure>`, `<figure>${link('The take')}</figure>`],
    [
      '<figure><a href="https://youtu.be/aqz-KE-bpKQ?si=x">The take</a><figcaption>Cut at <em>dawn</em></figcaption></figure>',
      `<figure>${link('The take', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')}<figcaption>Cut at <em>dawn</em></figcaption></figure>`,
    ],
  ])('is written in one form: %s', (from, to) => {
    expect(clean(from)).toBe(to);
  });

  it('keeps the words of the article’s title, which are removed elsewhere', () => {
    const { title } = testOptions;
    expect(clean(`<p>${title}</p><figure><a href="${page}">${title}</a></figure>`)).toContain('Light &#x26; rain');
  });

  it.each([
    `<p>See ${link('the take')}.</p>`,
    `<p>${link('The take')}</p>`,
    '<p>https://vimeo.com/about</p>',
    `<ul><li>${page}</li></ul>`,
    `<figure>${link('One')} ${link('Two')}</figure>`,
  ])('is not %s', (html) => {
    expect(clean(html)).toBe(html);
    expect(parseHtml(html).children.map(readPlayer)).toEqual([undefined]);
  });

  it('says which video it plays, and what is shown before', () => {
    const html = `<figure><a href="${page}"><img src="/blog-media/a.jpg" alt="A"> The <em>take</em></a></figure>`;
    expect(parseHtml(html).children.map(readPlayer)).toMatchObject([
      { video: { host: 'vimeo', id: '76979871' }, title: 'The take', poster: '/blog-media/a.jpg' },
    ]);
    expect(parseHtml(player).children.map(readPlayer)).toMatchObject([{ title: '', poster: undefined }]);
  });
});

describe('a figure with a link', () => {
  it('to something that is no video is refused', () => {
    expect(adviseOnPlayers('<figure><a href="https://vimeo.com/about">A</a></figure>')).toBe(
      'has a figure with a link to https://vimeo.com/about, which is no video: write the link of a video on Vimeo or YouTube, or <p> instead of <figure>',
    );
  });

  it.each([
    player,
    '<figure><a href="/contact"><img src="/blog-media/a.jpg" alt="A"></a></figure>',
    '<figure><table><tbody><tr><td><a href="/contact">A</a></td></tr></tbody></table></figure>',
  ])('is accepted: %s', (html) => {
    expect(adviseOnPlayers(html)).toBeUndefined();
  });
});
