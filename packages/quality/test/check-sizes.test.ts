import { describe, expect, it } from 'vitest';
import { compareLoops, compareSizes, isMissed, pagePath, sizeLimits } from './check-sizes.ts';

describe('pagePath', () => {
  it.each([
    ['index.html', '/'],
    ['about/index.html', '/about'],
    ['blog/first/index.html', '/blog/first'],
    ['404.html', '/404'],
  ])('is the address of %s', (file, address) => {
    expect(pagePath(file)).toBe(address);
  });
});

describe('compareSizes', () => {
  const missed = (path: string, bytes: number) => compareSizes([{ path, bytes }], 0).some(isMissed);

  it('lets a page weigh its limit and no byte more', () => {
    for (const path of [
      '/',
      '/about',
      '/404',
      '/blog/a-post',
      '/behind-the-scenes',
      '/phantom-camera',
      '/music-videos',
    ]) {
      expect(missed(path, sizeLimits.page)).toBe(false);
      expect(missed(path, sizeLimits.page + 1)).toBe(true);
    }
  });

  it('lets the long pages weigh more', () => {
    for (const path of sizeLimits.longPages) {
      expect(missed(path, sizeLimits.longPage)).toBe(false);
      expect(missed(path, sizeLimits.longPage + 1)).toBe(true);
    }
  });

  it('weighs all fonts together', () => {
    expect(compareSizes([], sizeLimits.fonts).some(isMissed)).toBe(false);
    expect(compareSizes([], sizeLimits.fonts + 1).some(isMissed)).toBe(true);
  });

  it('puts the page nearest to its limit first', () => {
    const pages = [
      { path: '/blog', bytes: 15_000 },
      { path: '/about', bytes: 14_000 },
    ];
    expect(compareSizes(pages, 0).map(({ what }) => what)).toEqual(['/about', '/blog', 'all fonts']);
  });
});

describe('compareLoops', () => {
  const missed = (path: string, bytes: number) => compareLoops([{ path, bytes }]).some(isMissed);

  it('lets a loop weigh its limit and no byte more', () => {
    for (const path of ['hero.mp4', 'featured/one.av1.mp4']) {
      expect(missed(path, sizeLimits.loop)).toBe(false);
      expect(missed(path, sizeLimits.loop + 1)).toBe(true);
    }
  });

  it('lets a loop of a card weigh less', () => {
    expect(missed('hover/one.mp4', sizeLimits.hoverLoop)).toBe(false);
    expect(missed('hover/one.mp4', sizeLimits.hoverLoop + 1)).toBe(true);
  });
});
