import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePicture } from './make-picture.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } });

async function sizeOf(picture: Uint8Array) {
  const { format, width, height, exif, space } = await sharp(picture).metadata();
  return { format, width, height, hasExif: exif !== undefined, space };
}

test.for([
  ['posters', 1280, 720],
  ['stills', 1600, 670],
  ['portraits', 800, 1000],
] as const)('a picture for %s is cut to %d×%d', async ([folder, width, height]) => {
  const source = await draw(2000, 2000).png().toBuffer();
  expect(await sizeOf(await makePicture(folder, source))).toEqual({
    format: 'jpeg',
    width,
    height,
    hasExif: false,
    space: 'srgb',
  });
});

test('a picture of an article keeps its shape, and is not drawn larger than it is', async () => {
  const [large, small] = await Promise.all(
    [draw(2400, 1000), draw(900, 600)].map((picture) => picture.png().toBuffer()),
  );
  expect(await sizeOf(await makePicture('blog', large ?? Buffer.alloc(0)))).toMatchObject({ width: 1200, height: 500 });
  expect(await sizeOf(await makePicture('blog', small ?? Buffer.alloc(0)))).toMatchObject({ width: 900, height: 600 });
});

test('a picture taken with the phone held sideways is turned upright', async () => {
  const sideways = await draw(1000, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await sizeOf(await makePicture('portraits', sideways))).toMatchObject({ width: 800, height: 1000 });
});

test('a file that is not a picture, too small or cut short is refused with advice', async () => {
  await expect(makePicture('posters', Buffer.from('<html>'))).rejects.toThrow(
    'is not a picture that can be read: give a JPEG or PNG of 1280×720',
  );
  const small = await draw(320, 180).png().toBuffer();
  await expect(makePicture('posters', small)).rejects.toThrow('is only 320×180: give one of at least 1280×720');
  const whole = await draw(1280, 720).png().toBuffer();
  await expect(makePicture('posters', whole.subarray(0, whole.length / 2))).rejects.toThrow('is cut short or damaged');
});
