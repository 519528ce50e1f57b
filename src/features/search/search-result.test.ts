import { expect, test } from 'vitest';
import { toSearchResult } from './search-result.ts';

const page = { excerpt: 'Our <mark>crew</mark>', meta: { path: '/about', title: 'About' }, filters: {} };

test('a page is its address, title, kind and words', () => {
  expect(toSearchResult(page)).toEqual({
    path: '/about',
    title: 'About',
    kind: 'page',
    artist: undefined,
    poster: undefined,
    excerpt: [
      { text: 'Our ', isMarked: false },
      { text: 'crew', isMarked: true },
    ],
  });
});

test('a video has its artist and a poster for every browser', () => {
  const meta = {
    path: '/videos/neon-tide',
    title: 'Neon Tide',
    artist: 'Marisol Vega',
    poster: '/p.avif',
    posterPlain: '/p.jpg',
  };
  expect(toSearchResult({ ...page, meta, filters: { kind: ['video'] } })).toMatchObject({
    kind: 'video',
    artist: 'Marisol Vega',
    poster: { avif: '/p.avif', plain: '/p.jpg' },
  });
});

test('what is no page of this site is refused', () => {
  expect(() => toSearchResult({ ...page, filters: { kind: ['product'] } })).toThrow();
  expect(() => toSearchResult(undefined)).toThrow();
});
