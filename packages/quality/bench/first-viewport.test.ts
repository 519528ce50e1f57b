import { expect, it } from 'vitest';
import { listFirstViewport } from './first-viewport.ts';

const files = [
  { kind: 'Document', bytes: 14_000 },
  { kind: 'Image', bytes: 40_000 },
  { kind: 'Image', bytes: 30_000 },
  { kind: 'Manifest', bytes: 500 },
];

it('adds up all files, then each kind, the heaviest first', () => {
  expect(listFirstViewport(files, 2, true).map(({ what, figure }) => [what, figure])).toEqual([
    ['2 pixels a point: all', 84_500],
    ['2 pixels a point: pictures', 70_000],
    ['2 pixels a point: HTML with its style', 14_000],
    ['2 pixels a point: the rest', 500],
  ]);
});

it('judges the sum alone, and on the one screen that has a target', () => {
  const judged = (isTarget: boolean) => listFirstViewport(files, 2, isTarget).filter(({ target }) => target);
  expect(judged(true).map(({ figure }) => figure)).toEqual([84_500]);
  expect(judged(false)).toEqual([]);
});
