import { expect, it } from 'vitest';
import { listPageSizes } from './page-sizes.ts';
import { judge } from './row.ts';

const pages = [
  { address: '/about', html: 9_000, script: 1_700 },
  { address: '/music-videos', html: 30_001, script: 1_900 },
];

it('names the heaviest page', () => {
  const rows = listPageSizes(pages, 45_000).map((row) => [row.what, row.figure, judge(row)]);
  expect(rows).toEqual([
    ['HTML with its style, heaviest of 2 pages (/music-videos)', 30_001, 'missed'],
    ['pages heavier than 30,000 bytes', 1, 'missed'],
    ['scripts inside a page, most of all pages (/music-videos)', 1_900, 'met'],
    ['all fonts, as they are', 45_000, 'met'],
  ]);
});

it('lists the pages that are too heavy', () => {
  expect(listPageSizes(pages, 0)[1]?.details).toEqual(['/music-videos: 30,001 bytes']);
});
