import { expect, it } from 'vitest';
import { listPageSizes } from './page-sizes.ts';
import { judge } from './row.ts';

const pages = [
  { address: '/about', html: 9_000, script: 1_700 },
  { address: '/music-videos', html: 14_601, script: 1_900 },
  { address: '/blog', html: 29_000, script: 1_700 },
  { address: '/miami-video-production', html: 30_001, script: 1_700 },
];

it('names the heaviest ordinary page, and gives the long ones a target of their own', () => {
  const rows = listPageSizes(pages, 45_000).map((row) => [row.what, row.figure, judge(row)]);
  expect(rows).toEqual([
    ['HTML with its style, heaviest of 2 pages (/music-videos)', 14_601, 'missed'],
    ['pages heavier than 14,600 bytes', 1, 'missed'],
    ['HTML of /blog', 29_000, 'met'],
    ['HTML of /miami-video-production', 30_001, 'missed'],
    ['scripts inside a page, most of all pages (/music-videos)', 1_900, 'met'],
    ['all fonts, as they are', 45_000, 'met'],
  ]);
});

it('lists the pages that are too heavy', () => {
  expect(listPageSizes(pages, 0)[1]?.details).toEqual(['/music-videos: 14,601 bytes']);
});
