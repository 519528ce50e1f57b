import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oldSite, picture, writeExport } from './export.fixture.ts';
import { OldSite } from './old-site.ts';
import { PictureImporter, uploadsFolder } from './pictures.ts';
import { readExports } from './read-export.ts';

let folder: string;
let site: OldSite;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const file = path.join(folder, 'export.xml');
  const items = [
    picture(1, '2015/04/one.jpg', '', { attachmentUrl: 'https://bucket.example/one.jpg' }),
    picture(2, '2013/03/wide-580x300.jpg'),
  ];
  await writeFile(file, writeExport(items));
  site = new OldSite(await readExports([file]));
});
afterEach(async () => rm(folder, { recursive: true }));

it.each([
  [`${oldSite}/wp-content/uploads/2016/05/roof-300x200.jpg`, '2016/05/roof.jpg'],
  [`${oldSite}/wp-content/uploads/2016/05/roof-scaled.jpg`, '2016/05/roof.jpg'],
  ['//oldsite.example/wp-content/uploads/a%20b.png?x=1#y', 'a b.png'],
  ['https://i0.wp.com/oldsite.example/wp-content/uploads/a.jpg', 'a.jpg'],
  [`${oldSite}/images/logo.jpg`, '/images/logo.jpg'],
  ['https://bucket.example/one-300x200.jpg', '2015/04/one.jpg'],
  ['/wp-content/uploads/2013/03/wide-580x300.jpg', '2013/03/wide-580x300.jpg'],
  ['/wp-content/uploads/2013/03/wide-580x300-150x78.jpg', '2013/03/wide-580x300.jpg'],
  ['https://other.example/wp-content/uploads/a.jpg', undefined],
  ['data:image/png;base64,x', undefined],
])('the address %s is that of the picture %s', (address, key) => {
  expect(site.findPicture(address)?.key).toBe(key);
});

const draw = (red: number) =>
  sharp({ create: { width: 200, height: 600, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();

/** A folder of uploads with pictures, and with ways out of it. */
async function start(names: readonly string[], existing: Readonly<Record<string, Buffer>> = {}) {
  const uploads = path.join(folder, 'uploads');
  await mkdir(path.join(uploads, '2016'), { recursive: true });
  for (const [index, name] of names.entries()) await writeFile(path.join(uploads, name), await draw(40 * index));
  await writeFile(path.join(folder, 'secret.jpg'), await draw(255));
  await symlink(path.join(folder, 'secret.jpg'), path.join(uploads, '2016/link.jpg'));
  const content = new Map(Object.entries(existing));
  const stage = {
    read: (file: string) => Promise.resolve(content.get(file)),
    write: (file: string, data?: string | Uint8Array) =>
      Promise.resolve(void content.set(file, Buffer.from(data ?? ''))),
  };
  const pictures = new PictureImporter(site, await uploadsFolder(uploads), stage);
  const place = async (name: string) => pictures.place(`/wp-content/uploads/${name}`);
  return { pictures, place, content };
}

it('a picture is saved once in all its sizes, as large as it was uploaded, if an article shows it', async () => {
  const { pictures, place, content } = await start([
    '2016/Roof Top.png',
    '2016/Roof Top-300x200.png',
    '2016/b-scaled.jpg',
  ]);
  const placed = { src: '/blog-media/2016-roof-top.jpg', alt: '', hasFrames: false };
  expect(await place('2016/Roof%20Top-300x200.png')).toEqual(placed);
  expect(await place('2016/Roof%20Top.png')).toEqual(placed);
  expect(await place('2016/b-300x200.jpg')).toMatchObject({ src: '/blog-media/2016-b.jpg' });
  expect(await pictures.write([`<img src="${placed.src}">`])).toBe(1);
  expect([...content.keys()]).toEqual(['media/blog/2016-roof-top.jpg']);
  expect(await sharp(content.get('media/blog/2016-roof-top.jpg')).stats()).toMatchObject({
    channels: [{ max: 0 }, {}, {}],
  });
});

it('a picture gets a suffix where another one has its name, the same in each import', async () => {
  const { place } = await start(['roof.png'], { 'media/blog/roof.jpg': Buffer.from("the owner's") });
  const placed = await place('roof.png');
  expect(placed).toMatchObject({ src: expect.stringMatching(/^\/blog-media\/roof-[0-9a-f]{8}\.jpg$/) as string });
  expect(await place('roof.png')).toEqual(placed);
});

it.each([
  ['/wp-content/uploads/2016/none.jpg', 'the folder has no 2016/none.jpg'],
  ['/wp-content/uploads/%2e%2e%2fsecret.jpg', 'the folder has no ../secret.jpg'],
  ['/wp-content/uploads/%00secret.jpg', 'the folder has no \0secret.jpg'],
  ['/wp-content/uploads/2016/link.jpg', 'the folder has no 2016/link.jpg'],
  ['/images/secret.jpg', 'the folder has no /images/secret.jpg'],
  ['https://other.example/a.jpg', 'it is not on the old site'],
])('no picture is made from %s', async (address, problem) => {
  const { pictures } = await start([]);
  expect(await pictures.place(address)).toEqual({ problem });
});

it('a folder that is not there is refused', async () => {
  await expect(uploadsFolder(path.join(folder, 'none'))).rejects.toThrow(
    /none: is no folder: write the path of a copy/,
  );
});
