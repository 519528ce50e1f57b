import { describe, expect, it } from 'vitest';
import { indexPath, listNearPages } from './video-index.ts';

describe('listNearPages', () => {
  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 20, [1, 2, 3, 4, 20]],
    [10, 20, [1, 7, 8, 9, 10, 11, 12, 13, 20]],
    [20, 20, [1, 17, 18, 19, 20]],
  ])('from page %i of %i to %j', (current, last, pages) => {
    expect(listNearPages(current, last)).toEqual(pages);
  });
});

describe('indexPath', () => {
  it('numbers all pages but the first', () => {
    expect([1, 2, 10].map(indexPath)).toEqual(['/videos', '/videos/2', '/videos/10']);
  });
});
