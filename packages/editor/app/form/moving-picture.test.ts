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

test.each(['<svg><animate dur="1s"/></svg>', '\0\0\0 ftypavis'])('the same of "%s"', async (text) => {
  expect(await describeAnimation(new Blob([text]))).toContain('stands still');
});

test.each(['gif', 'webp'] as const)(
  'an owner hears that a %s that moves will stand still, and nothing of one that does not',
  async (format) => {
    expect(await note(format, { isMoving: true })).toContain('stands still');
    expect(await note(format, { isMoving: false })).toBeUndefined();
  },
);
