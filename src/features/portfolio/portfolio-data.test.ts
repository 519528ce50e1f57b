import { describe, expect, it } from 'vitest';
import { makeVideo, makeVideos } from '#features/video/video.fixture.ts';
import { paginatePortfolio } from './paginate-portfolio.ts';
import { pageKey, parsePortfolioPage, parsePortfolioVideo, videoKey } from './portfolio-data.ts';

/** What arrives of a value that travels as a file. */
function travel(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const [first] = paginatePortfolio([makeVideo('neon-tide'), makeVideo('sea-glass')]).flatMap(({ videos }) => videos);

describe('a page that travels', () => {
  it('arrives with all that it had', () => {
    for (const { videos } of paginatePortfolio(makeVideos(75))) {
      expect(parsePortfolioPage(travel({ videos }))).toEqual({ videos });
    }
  });

  it('arrives also where videos have no loop', () => {
    const files = paginatePortfolio([makeVideo('neon-tide', { loop: undefined })]);
    for (const { videos } of files) expect(parsePortfolioPage(travel({ videos }))).toEqual({ videos });
  });

  it('may be empty', () => {
    expect(parsePortfolioPage({ videos: [] })).toEqual({ videos: [] });
  });

  it('arrives with the screens that a picture is for', () => {
    const poster = {
      ...makeVideo('neon-tide').poster,
      sources: [{ srcSet: '/tall.avif', media: '(orientation: portrait)', sizes: '50vw' }],
    };
    const [{ videos } = { videos: [] }] = paginatePortfolio([makeVideo('neon-tide', { poster })]);
    expect(parsePortfolioPage(travel({ videos }))).toEqual({ videos });
  });
});

it('a video that travels alone arrives with all that it had', () => {
  expect(parsePortfolioVideo(travel(first))).toEqual(first);
});

describe('an answer of another shape is refused', () => {
  const withChange = (change: object) => travel({ videos: [{ ...first, ...change }] });

  it.each([
    ['nothing', null],
    ['a text', 'Not found'],
    ['a list without its wrapping', []],
    ['no videos', {}],
    ['videos that are no list', { videos: { 0: first } }],
    ['a video that is nothing', { videos: [null] }],
    ['a video without a title', withChange({ title: undefined })],
    ['a year in words', withChange({ year: '2024' })],
    ['a video without a poster', withChange({ poster: undefined })],
    ['a player of an unknown kind', withChange({ embed: { kind: 'script', frame: 'https://a.example' } })],
    ['half a loop', withChange({ loop: { av1: '/a.mp4' } })],
    ['a neighbour that is no slug', withChange({ inAll: { next: 2 } })],
  ])('%s', (_, answer) => {
    expect(() => parsePortfolioPage(answer)).toThrow(expect.objectContaining({ name: 'ValiError' }));
  });

  it('where one video was asked for', () => {
    for (const answer of [null, { videos: [first] }, travel({ ...first, title: undefined })]) {
      expect(() => parsePortfolioVideo(answer)).toThrow(expect.objectContaining({ name: 'ValiError' }));
    }
  });
});

it('loads from the addresses that the site has', () => {
  expect(pageKey('music', 'r-b', 2).join('/')).toBe('/data/portfolio/music/r-b/2.json');
  expect(videoKey('neon-tide').join('/')).toBe('/data/videos/neon-tide.json');
});
