import { formatNumber } from '#lib/intl.ts';

/** A picture format, in pixels. */
export interface FrameSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<FrameSize, 'width' | 'height'>;

function pixelsOf({ width, height }: Size): number {
  return width * height;
}

/** Such as `6,144 × 3,160`. */
export function formatSize({ width, height }: Size): string {
  return `${formatNumber(width)} × ${formatNumber(height)}`;
}

/** Millions of pixels: `19.4`, `8.3`, `2.07`, `0.92`. */
export function formatMegapixels(size: Size): string {
  const millions = pixelsOf(size) / 1_000_000;
  return formatNumber(millions, { maximumFractionDigits: millions < 4 ? 2 : 1 });
}

const fullHd: Size = { width: 1920, height: 1080 };

/** How many times 1080p a picture has: `9.4`, `1`, `0.44`. */
export function formatTimesFullHd(size: Size): string {
  return formatNumber(pixelsOf(size) / pixelsOf(fullHd), { maximumSignificantDigits: 2 });
}

/** The top left corner of a frame that is cropped from the middle of another. */
export function cornerWithin(outer: Size, inner: Size): { x: number; y: number } {
  return { x: (outer.width - inner.width) / 2, y: (outer.height - inner.height) / 2 };
}

/** Like `formatSize`, for screen readers, which may not read the sign: `6,144 by 3,160`. */
export function spellSize(size: Size, by: string): string {
  return formatSize(size).replace('×', by);
}
