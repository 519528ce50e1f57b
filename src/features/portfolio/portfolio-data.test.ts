import { describe, expect, it } from 'vitest';
import { makeVideo, makeVideos } from '#features/video/video.fixture.ts';
import {
  pageKey,
  paginatePortfolio,
  parsePortfolioPage,
  parsePortfolioVideo,
  videoKey,
  type PortfolioFile,
} from './portfolio-data.ts';

const pages = paginatePortfolio(makeVideos(75, ['Salsa', 'Salsa', 'R&B']));
const videoOf = (number: number) => `video-${number}`;

function listOf(files: readonly PortfolioFile[], group: string): PortfolioFile[] {
  return files.filter((file) => file.group === group);
}

function slugsOf(files: readonly PortfolioFile[]): string[] {
  return files.flatMap(({ videos }) => videos.map(({ slug }) => slug));
}

function findVideo(number: number) {
  const video = pages.flatMap(({ videos }) => videos).find(({ slug }) => slug === videoOf(number));
  if (!video) throw new Error(`no page holds ${videoOf(number)}`);
  return video;
}

/** A JSON round trip. */
function roundTrip(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('the pages of 75 videos', () => {
  it.each([
    ['all', [12, 12, 12, 12, 12, 12, 3], Array.from({ length: 75 }, (_, index) => videoOf(index + 1))],
    ['r-b', [12, 12, 1], Array.from({ length: 25 }, (_, index) => videoOf(3 * (index + 1)))],
    ['salsa', [12, 12, 12, 12, 2], undefined],
  ])('of "%s" hold twelve each and the last the rest, in the order of the portfolio', (group, counts, slugs) => {
    const list = listOf(pages, group);
    expect(list.map(({ page }) => page)).toEqual(counts.map((_, index) => index + 1));
    expect(list.map(({ videos }) => videos.length)).toEqual(counts);
    if (slugs) expect(slugsOf(list)).toEqual(slugs);
  });

  it('are those of the whole portfolio and of each group, by its name in addresses', () => {
    expect([...new Set(pages.map(({ group }) => group))].sort()).toEqual(['all', 'r-b', 'salsa']);
    expect(paginatePortfolio([])).toEqual([]);
  });
});

describe('the videos beside one', () => {
  it.each([
    ['in the whole portfolio and in its own group', 6, { previous: 5, next: 7 }, { previous: 3, next: 9 }],
    ['beyond the end of a page', 12, { previous: 11, next: 13 }, { previous: 9, next: 15 }],
    ['before the first of a group', 3, { previous: 2, next: 4 }, { next: 6 }],
    ['after the last', 75, { previous: 74 }, { previous: 72 }],
  ])('%s', (_, number, inAll, inGroup) => {
    const name = (beside: object) =>
      Object.fromEntries(Object.entries(beside).map(([side, of]) => [side, videoOf(Number(of))]));
    expect(findVideo(number)).toMatchObject({ inAll: name(inAll), inGroup: name(inGroup) });
  });

  it('are none for a video alone', () => {
    const [file] = paginatePortfolio(makeVideos(1));
    expect(roundTrip(file?.videos[0])).toMatchObject({ inAll: {}, inGroup: {} });
  });
});

describe('a video that travels', () => {
  const tall = { srcSet: '/tall.avif', media: '(orientation: portrait)', sizes: '50vw' };

  it.each([
    ['with a poster', makeVideo('neon-tide')],
    ['with a poster for some screens', makeVideo('a', { poster: { ...makeVideo('a').poster, sources: [tall] } })],
  ])('%s arrives in its page and alone, without what only a watch page shows', (_, video) => {
    const [{ videos } = { videos: [] }] = paginatePortfolio([video]);
    expect(parsePortfolioPage(roundTrip({ videos }))).toEqual({ videos });
    const alone = parsePortfolioVideo(roundTrip(videos[0]));
    expect(alone).toEqual(videos[0]);
    expect({ ...video, ...alone }).toEqual({ ...video, inAll: {}, inGroup: {} });
    expect(alone).not.toHaveProperty('synopsis');
    expect(alone).not.toHaveProperty('file');
  });
});

describe('a response that does not match the schema is rejected', () => {
  const first = findVideo(1);
  const withChange = (change: object) => roundTrip({ videos: [{ ...first, ...change }] });

  it.each([
    ['nothing', null],
    ['videos that are no list', { videos: { 0: first } }],
    ['a year in words', withChange({ year: '2024' })],
    ['a player of an unknown kind', withChange({ embed: { kind: 'script', frame: 'https://a.example' } })],
    ['a neighbor that is no slug', withChange({ inAll: { next: 2 } })],
  ])('%s', (_, answer) => {
    expect(() => parsePortfolioPage(answer)).toThrow();
    expect(() => parsePortfolioVideo(answer)).toThrow();
  });
});

it('loads from the addresses that the site has', () => {
  expect(pageKey('music', 'r-b', 2).join('/')).toBe('/data/portfolio/music/r-b/2.json');
  expect(videoKey('neon-tide').join('/')).toBe('/data/videos/neon-tide.json');
});
