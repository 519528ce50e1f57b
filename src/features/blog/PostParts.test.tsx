import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { videoEmbed } from '@site/model/video/video-link.ts';
import { makeVideo } from '#features/video/video.fixture.ts';
import type { PostPlayer } from './post-players.query.ts';
import type { Post } from './posts.query.ts';
import { PostBody } from './PostParts.tsx';

const film = makeVideo('neon');
const [page, otherPage] = ['https://vimeo.com/76979871', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'];
const known: PostPlayer = { embed: film.embed, title: film.title, film };
const unknown: PostPlayer = {
  embed: videoEmbed({ host: 'youtube', id: 'aqz-KE-bpKQ' }),
  title: 'Of somebody else',
  film: undefined,
};

function draw(html: string, players: PostPlayer[]) {
  const date = { text: 'May 13, 2016', iso: '2016-05-13' };
  const texts = {
    slug: 'rain',
    id: 1,
    path: '/blog/rain',
    title: 'Rain',
    description: '',
    file: '',
    picture: undefined,
    author: undefined,
  };
  const post: Post = { ...texts, date, html, players };
  return load(renderToStaticMarkup(<PostBody eager post={post} topHeading={2} />), undefined, false);
}

test('a player of an article is a link to it behind its poster, or behind a panel with its title', () => {
  const figures = `<figure><a href="${page}">One</a><figcaption>At <em>dawn</em></figcaption></figure>
<p>Between <a href="${page}">words</a>.</p>
<figure><a href="${otherPage}">Two</a></figure>`;
  const body = draw(figures, [known, unknown]);
  const links = body('a[data-facade]');
  expect(links.toArray().map((link) => link.attribs.href)).toEqual([film.embed.frame, unknown.embed.frame]);
  expect(
    body('[data-title]')
      .toArray()
      .map((title) => body(title).text()),
  ).toEqual([film.title, unknown.title]);
  expect(links.first().find('img').attr('src')).toBe(film.poster.src);
  expect(links.last().find('img, source')).toHaveLength(0);
  expect(body('figure').first().children('figcaption').html()).toBe('At <em>dawn</em>');
  expect(body('p a').attr('href')).toBe(page);
  expect(body('iframe')).toHaveLength(0);
});

test('the poster of a player that an article opens with loads first', () => {
  const poster = draw(`<figure><a href="${page}">One</a></figure>`, [known])('img');
  expect(poster.attr('fetchpriority')).toBe('high');
  expect(poster.attr('loading')).toBeUndefined();
});

test('an article without players is drawn as it is written', () => {
  const html = '<p>Words</p>\n<figure><img src="/a.jpg" alt="A"></figure>';
  expect(draw(html, [])('.prose').html()).toBe(html.replace('alt="A"', 'alt="A" fetchpriority="high"'));
});
