import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasSeveralFrames, makePicture } from './make-picture.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } });

async function sizeOf(picture: Uint8Array) {
  const { format, width, height, exif, space } = await sharp(picture).metadata();
  return { format, width, height, hasExif: exif !== undefined, space };
}

test.for([
  ['posters', 1280, 720],
  ['stills', 1600, 670],
  ['portraits', 480, 600],
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
  expect(await sizeOf(await makePicture('portraits', sideways))).toMatchObject({ width: 480, height: 600 });
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

test.each([
  ['black letters get a light ground', '#000', 255],
  ['white letters get a dark ground', '#fff', 0],
] as const)('the background of a transparent picture: %s', async (_, letters, ground) => {
  const clear = {
    create: { width: 1200, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  } as const;
  const mark = await sharp({ create: { width: 300, height: 100, channels: 3, background: letters } })
    .png()
    .toBuffer();
  const logo = await sharp(clear)
    .composite([{ input: mark, left: 400, top: 200 }])
    .png()
    .toBuffer();
  const { data } = await sharp(await makePicture('blog', logo))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs((data[0] ?? 128) - ground)).toBeLessThan(4);
});

test('an animated picture has several frames', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#000', '#fff'].map(frame));
  expect(
    await hasSeveralFrames(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    ),
  ).toBe(true);
  expect(await hasSeveralFrames(await frame('#000'))).toBe(false);
});

test("a phone's HEIC is read, and its place shows the part that was chosen", async () => {
  const phone = await readFile(path.join(import.meta.dirname, 'phone.heic'));
  for (const [at, red, blue] of [
    [0, 192, 32],
    [1, 32, 192],
  ] as const) {
    const portrait = await sharp(await makePicture('portraits', phone, { at })).stats();
    expect(portrait.channels.map(({ mean }) => Math.round(mean / 10))).toEqual(
      [red, at ? 64 : 32, blue].map((one) => Math.round(one / 10)),
    );
  }
});

test.each([
  ['a light mark', '#fff', ['#101010', '#f4f0e8'], 16],
  ['a dark mark', '#222', ['#101010', '#f4f0e8'], 240],
  ['a dark mark on a light site', '#222', ['#f4f0e8', '#101010'], 240],
] as const)("%s is placed on the page's background if it is visible there", async (_, color, grounds, light) => {
  const mark = await sharp({ create: { width: 300, height: 100, channels: 3, background: color } })
    .extend({ top: 300, bottom: 300, left: 450, right: 450, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  const { data } = await sharp(await makePicture('blog', mark, { grounds }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs((data[0] ?? 128) - light)).toBeLessThan(6);
});

test('CMYK is converted to sRGB, and a picture with too many pixels is rejected', async () => {
  const print = await draw(1280, 720).toColorspace('cmyk').jpeg().toBuffer();
  expect(await sizeOf(await makePicture('posters', print))).toMatchObject({ space: 'srgb' });
  const huge = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>');
  await expect(makePicture('posters', huge)).rejects.toThrow('30000×30000: give one of at most 100 million pixels');
});
