import { describe, expect, it } from 'vitest';
import { formatMegapixels, formatSize, formatTimesFullHd, spellSize, type FrameSize } from './frame-size.ts';

const sizes: Record<string, FrameSize> = {
  dragon: { name: '6K', width: 6144, height: 3160 },
  uhd: { name: '4K', width: 3840, height: 2160 },
  fullHd: { name: '1080p', width: 1920, height: 1080 },
  hd: { name: '720p', width: 1280, height: 720 },
};

describe('a format in figures', () => {
  it.each([
    ['dragon', '6,144 × 3,160', '19.4', '9.4'],
    ['uhd', '3,840 × 2,160', '8.3', '4'],
    ['fullHd', '1,920 × 1,080', '2.07', '1'],
    ['hd', '1,280 × 720', '0.92', '0.44'],
  ])('%s', (key, pixels, megapixels, times) => {
    const size = sizes[key] ?? { name: '', width: 0, height: 0 };
    expect([formatSize(size), formatMegapixels(size), formatTimesFullHd(size)]).toEqual([pixels, megapixels, times]);
  });

  it('is said without a sign', () => {
    expect(spellSize({ width: 1920, height: 1080 }, 'by')).toBe('1,920 by 1,080');
  });
});
