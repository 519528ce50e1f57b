import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { findOldPicture, listHosts } from './picture-address.ts';
import { PictureShelf } from './picture-shelf.ts';

const site = 'https://www.oldsite.example';
let folder: string;
let stage: ContentStage;
let read: string[];

const draw = (width: number, red: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelf-'));
  await mkdir(path.join(folder, 'content'));
  stage = await openContentStage(path.join(folder, 'content'));
  await mkdir(path.join(stage.folder, 'media/blog'), { recursive: true });
  read = [];
});

afterEach(async () => {
  await stage.drop();
  await rm(folder, { recursive: true });
});

/** What stands at `place` is as wide as its name says. */
async function place(shelf: PictureShelf, name: string) {
  const picture = findOldPicture(`${site}/wp-content/uploads/${name}`, site, listHosts([site]));
  if (!picture) throw new Error(`${name} is none`);
  return shelf.place(picture);
}

const newShelf = () =>
  new PictureShelf(
    {
      read: async ({ upload = '' }) => {
        read.push(upload);
        if (upload.includes('page')) return Buffer.from('<html>');
        return draw(upload.includes('small') ? 200 : 800, upload.endsWith('.gif') ? 10 : 200);
      },
    },
    stage,
  );

const files = () => readdir(path.join(stage.folder, 'media/blog'));

it('a picture in two sizes is read and kept once', async () => {
  const shelf = newShelf();
  expect(await place(shelf, '2016/roof-300x200.jpg')).toEqual({ src: '/blog-media/2016-roof.jpg' });
  expect(await place(shelf, '2016/roof.jpg')).toEqual({ src: '/blog-media/2016-roof.jpg' });
  expect(read).toEqual(['2016/roof-300x200.jpg']);
  expect([await files(), shelf.count]).toEqual([['2016-roof.jpg'], 1]);
});

it('another picture of the same name gets one of its own, the same in each import', async () => {
  const shelf = newShelf();
  await place(shelf, 'roof.jpg');
  const other = await place(shelf, 'roof.gif');
  expect(other).toEqual({ src: expect.stringMatching(/^\/blog-media\/roof-[0-9a-f]{8}\.jpg$/) as string });
  expect(await place(newShelf(), 'roof.gif')).toEqual(other);
  expect(await files()).toHaveLength(2);
});

it('a picture that stands there by the same name stays', async () => {
  await writeFile(path.join(stage.folder, 'media/blog/roof.jpg'), 'the owner’s');
  await place(newShelf(), 'roof.jpg');
  expect(await readFile(path.join(stage.folder, 'media/blog/roof.jpg'), 'utf8')).toBe('the owner’s');
  expect(await files()).toHaveLength(2);
});

it('says why a file is none', async () => {
  const shelf = newShelf();
  expect(await place(shelf, 'page.jpg')).toEqual({
    problem: 'is no picture that can be read: give a JPEG or PNG of 1200 pixels wide',
  });
  expect(await place(shelf, 'small.jpg')).toEqual({
    problem: 'is only 200×600: give one of at least 1200 pixels wide',
  });
  expect(await files()).toEqual([]);
});
