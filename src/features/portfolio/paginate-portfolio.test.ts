import { describe, expect, it } from 'vitest';
import { makeVideos } from '#features/video/video.fixture.ts';
import { paginatePortfolio, toPortfolio, type PortfolioFile } from './paginate-portfolio.ts';

const pages = paginatePortfolio(makeVideos(75, ['Salsa', 'Salsa', 'R&B']));
const videoOf = (number: number) => `video-${String(number)}`;

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

/** Bytes of the largest file, as it travels. */
function largestSize(files: readonly PortfolioFile[]): number {
  return Math.max(...files.map(({ videos }) => Buffer.byteLength(JSON.stringify({ videos }))));
}

describe('the pages of 75 videos', () => {
  it('are seven for the whole portfolio, the last with the three that are left', () => {
    const all = listOf(pages, 'all');
    expect(all.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(all.map(({ videos }) => videos.length)).toEqual([12, 12, 12, 12, 12, 12, 3]);
  });

  it('hold every video once, in the order of the portfolio', () => {
    expect(slugsOf(listOf(pages, 'all'))).toEqual(Array.from({ length: 75 }, (_, index) => videoOf(index + 1)));
  });

  it('are there for each group too, by its name in addresses', () => {
    expect([...new Set(pages.map(({ group }) => group))].sort()).toEqual(['all', 'r-b', 'salsa']);
    expect(listOf(pages, 'salsa').map(({ videos }) => videos.length)).toEqual([12, 12, 12, 12, 2]);
    expect(listOf(pages, 'r-b').map(({ videos }) => videos.length)).toEqual([12, 12, 1]);
    expect(listOf(pages, 'r-b').map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it("hold a group's videos in the order of the portfolio, and no others", () => {
    expect(slugsOf(listOf(pages, 'r-b'))).toEqual(Array.from({ length: 25 }, (_, index) => videoOf(3 * (index + 1))));
  });
});

describe('the videos beside one', () => {
  it('are those before and after it in the whole portfolio, and in its own group', () => {
    expect(findVideo(6).inAll).toEqual({ previous: videoOf(5), next: videoOf(7) });
    expect(findVideo(6).inGroup).toEqual({ previous: videoOf(3), next: videoOf(9) });
  });

  it('are found beyond the end of a page', () => {
    expect(findVideo(12).inAll.next).toBe(videoOf(13));
    expect(findVideo(13).inAll.previous).toBe(videoOf(12));
  });

  it('are missing before the first and after the last', () => {
    expect(findVideo(1).inAll).toEqual({ next: videoOf(2) });
    expect(findVideo(75).inAll).toEqual({ previous: videoOf(74) });
    expect(findVideo(3).inGroup).toEqual({ next: videoOf(6) });
    expect(findVideo(75).inGroup).toEqual({ previous: videoOf(72) });
  });

  it('are none for a video alone', () => {
    const besides = toPortfolio(makeVideos(1)).map(({ inAll, inGroup }) => [inAll, inGroup]);
    expect(besides).toEqual([[{}, {}]]);
  });
});

it('sends what a card and a player need, and nothing that only a watch page shows', () => {
  const fields = new Set(pages.flatMap(({ videos }) => videos.flatMap((video) => Object.keys(video))));
  expect([...fields].sort()).toEqual(
    [
      ...['slug', 'path', 'title', 'artist', 'group', 'year', 'duration', 'description', 'poster', 'loop', 'embed'],
      ...['inAll', 'inGroup'],
    ].sort(),
  );
});

it('has no page where there are no videos', () => {
  expect(paginatePortfolio([])).toEqual([]);
});

describe('with 10,000 videos', () => {
  const many = paginatePortfolio(makeVideos(10_000));

  it('a page still holds at most 12, and every video is in one', () => {
    expect(Math.max(...many.map(({ videos }) => videos.length))).toBe(12);
    expect(listOf(many, 'all')).toHaveLength(834);
    expect(new Set(slugsOf(listOf(many, 'all'))).size).toBe(10_000);
  });

  it('a visitor loads no larger files than with 75, but for the longer names', () => {
    const few = largestSize(paginatePortfolio(makeVideos(75)));
    expect(largestSize(many) / few).toBeLessThan(1.05);
  });
});
