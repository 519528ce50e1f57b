import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oldSite, picture, writeExport } from './export.fixture.ts';
import { OldSite, pictureName } from './old-site.ts';
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

function find(address: string, id?: number) {
  const found = site.findPicture(address, id);
  if (!found) throw new Error(`${address} is not on the old site`);
  return found;
}

it.each([
  [`${oldSite}/wp-content/uploads/2016/05/roof-300x200.jpg`, 0, '2016/05/roof.jpg'],
  [`${oldSite}/wp-content/uploads/2016/05/roof-scaled.jpg`, 0, '2016/05/roof.jpg'],
  ['//oldsite.example/wp-content/uploads/a%20b.png?x=1#y', 0, 'a b.png'],
  ['/wp-content/uploads/a.jpg', 0, 'a.jpg'],
  [`${oldSite}/images/logo.jpg`, 0, '/images/logo.jpg'],
  ['https://bucket.example/one-300x200.jpg', 0, '2015/04/one.jpg'],
  ['https://cdn.example/28101500/one-300x200.jpg', 1, '2015/04/one.jpg'],
  ['https://cdn.example/two.jpg', 1, undefined],
  ['/wp-content/uploads/2013/03/wide-580x300.jpg', 0, '2013/03/wide-580x300.jpg'],
  ['/wp-content/uploads/2013/03/wide-580x300-150x78.jpg', 0, '2013/03/wide-580x300.jpg'],
  ['https://other.example/wp-content/uploads/a.jpg', 0, undefined],
  ['data:image/png;base64,x', 0, undefined],
])('the address %s, with the number %i, is that of the picture %s', (address, id, key) => {
  expect(site.findPicture(address, id)?.key).toBe(key);
});

it.each([
  ['2016/05/Roof Top.png', '2016-05-roof-top'],
  ['2016/05/крыша.jpg', '2016-05-krysha'],
  ['日本.jpg', 'picture'],
])('%s is saved as %s', (key, name) => {
  expect(pictureName(key)).toBe(name);
});

describe('a folder of uploads', () => {
  it.each([
    ['2016/b-300x200.jpg', 'scaled'],
    ['2016/a-300x200.jpg', 'small'],
    ['2016/Caf%C3%A9.jpg', 'decomposed'],
    ['2016/none.jpg', 'the folder has no 2016/none.jpg'],
    ['%2e%2e%2fsecret.jpg', 'the folder has no ../secret.jpg'],
    ['%00secret.jpg', 'the folder has no \0secret.jpg'],
    ['2016/link.jpg', 'the folder has no 2016/link.jpg'],
    ['elsewhere/secret.jpg', 'the folder has no elsewhere/secret.jpg'],
    ['../../images/secret.jpg', 'it is not below /uploads/'],
  ])('answers for %s: %s', async (name, expected) => {
    await mkdir(path.join(folder, 'uploads/2016'), { recursive: true });
    const files = {
      'a-300x200.jpg': 'small',
      'b-scaled.jpg': 'scaled',
      'b-300x200.jpg': 'small',
      'Cafe\u0301.jpg': 'decomposed',
    };
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, 'uploads/2016', file), text);
    await writeFile(path.join(folder, 'secret.jpg'), 'secret');
    await symlink(path.join(folder, 'secret.jpg'), path.join(folder, 'uploads/2016/link.jpg'));
    await symlink(folder, path.join(folder, 'uploads/elsewhere'));
    const read = await uploadsFolder(path.join(folder, 'uploads'));
    expect(Buffer.from(await read(find(`/wp-content/uploads/${name}`))).toString()).toBe(expected);
  });

  it('is refused where it is not there', async () => {
    await expect(uploadsFolder(path.join(folder, 'none'))).rejects.toThrow(
      /none: is no folder: write the path of a copy/,
    );
  });
});

describe('imported pictures', () => {
  const draw = (red: number) =>
    sharp({ create: { width: 200, height: 600, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const start = () =>
    new PictureImporter(
      site,
      async ({ key }) => {
        if (key.includes('broken')) throw new Error('Input/output error');
        return key.includes('page') ? Buffer.from('<html>') : draw(key.endsWith('.gif') ? 10 : 200);
      },
      {
        read: async (file) => readFile(path.join(folder, file)).catch(() => undefined),
        write: async (file, data = '') => writeFile(path.join(folder, file), data),
      },
    );
  const files = () => readdir(path.join(folder, 'media/blog'));
  const place = async (name: string, pictures = start()) => pictures.place(`/wp-content/uploads/${name}`, 0);

  beforeEach(async () => mkdir(path.join(folder, 'media/blog'), { recursive: true }));

  it('are saved once in all sizes, as small as they are', async () => {
    const pictures = start();
    const placed = { src: '/blog-media/2016-roof.jpg', alt: '', hasFrames: false };
    expect(await place('2016/roof-300x200.jpg', pictures)).toEqual(placed);
    expect(await place('2016/roof.jpg', pictures)).toEqual(placed);
    expect([await files(), pictures.written.size]).toEqual([['2016-roof.jpg'], 1]);
    expect(await sharp(path.join(folder, 'media/blog/2016-roof.jpg')).metadata()).toMatchObject({
      width: 200,
      height: 600,
    });
  });

  it('get a suffix where another picture has the name, the same in each import', async () => {
    await writeFile(path.join(folder, 'media/blog/roof.jpg'), "the owner's");
    const placed = await place('roof.gif');
    expect(placed).toMatchObject({ src: expect.stringMatching(/^\/blog-media\/roof-[0-9a-f]{8}\.jpg$/) as string });
    expect(await place('roof.gif')).toEqual(placed);
    expect(await files()).toHaveLength(2);
    expect(await readFile(path.join(folder, 'media/blog/roof.jpg'), 'utf8')).toBe("the owner's");
  });

  it.each([
    ['broken.jpg', 'cannot be read (Input/output error)'],
    ['page.jpg', 'is not a picture that can be read: give a JPEG or PNG of 1200 pixels wide'],
  ])('are not made from %s', async (name, problem) => {
    expect(await place(name)).toEqual({ problem });
    expect(await files()).toEqual([]);
  });
});
