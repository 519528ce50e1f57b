import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeAnimation } from './moving-picture.ts';

const frames = Buffer.concat([Buffer.alloc(192, 0), Buffer.alloc(192, 255)]);
const raw = { width: 8, height: 16, channels: 3 as const, pageHeight: 8 };

async function note(format: 'gif' | 'webp', options: { readonly isMoving: boolean }) {
  const picture = sharp(frames, { raw: options.isMoving ? raw : { ...raw, pageHeight: 16 } });
  const data = format === 'gif' ? picture.gif({ loop: 1 }) : picture.webp({ lossless: true });
  return describeAnimation(new Blob([await data.toBuffer()]));
}

test.each(['<svg><animate dur="1s"/></svg>', '\0\0\0 ftypavis'])(
  'an owner hears that "%s" is animated',
  async (text) => {
    expect(await describeAnimation(new Blob([text]))).toContain('is animated');
  },
);

test.each(['gif', 'webp'] as const)(
  'an owner hears that an animated %s is, and nothing of a still one',
  async (format) => {
    expect(await note(format, { isMoving: true })).toContain('is animated');
    expect(await note(format, { isMoving: false })).toBeUndefined();
  },
);
