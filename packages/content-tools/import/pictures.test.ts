import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reply, reset, startFakeHosts, type FakeHosts, type Replies } from '../hosts/fake-hosts.fixture.ts';
import { exportOf } from './export-item.fixture.ts';
import { findOldPicture, pictureName } from './old-addresses.ts';
import { addresses } from '../hosts/public-addresses.ts';
import { downloads, PictureImporter, uploadsFolder } from './pictures.ts';

const origin = 'https://www.oldsite.example';
const site = exportOf(origin, [
  { id: 1, attachmentUrl: 'https://oldsite.files.example/2015/04/one.jpg' },
  { id: 3, attachmentUrl: `${origin}/wp-content/uploads/2013/03/wide-580x300.jpg` },
  { id: 4, attachmentUrl: `${origin}/wp-content/uploads/2013/03/wide-300x200.jpg` },
  { id: 2, attachmentUrl: 'https://bucket.example/a/two.jpg', attachedFile: '2016/05/two.jpg' },
]);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

function find(address: string, source = site) {
  const picture = findOldPicture(address, source);
  if (!picture) throw new Error(`${address} is not on the old site`);
  return picture;
}

it.each([
  ['https://www.oldsite.example/wp-content/uploads/2016/05/roof-300x200.jpg', '2016/05/roof.jpg'],
  ['https://www.oldsite.example/wp-content/uploads/2016/05/roof-scaled.jpg', '2016/05/roof.jpg'],
  ['http://oldsite.example/wp-content/uploads/a%20b.png?x=1#y', 'a b.png'],
  ['/wp-content/uploads/a.jpg', 'a.jpg'],
  ['//oldsite.example/wp-content/uploads/a.jpg', 'a.jpg'],
  ['https://i2.wp.com/www.oldsite.example/wp-content/uploads/a.jpg?fit=300', 'a.jpg'],
  ['https://www.oldsite.example/images/logo.jpg', '/images/logo.jpg'],
  ['https://other.example/wp-content/uploads/a.jpg', undefined],
  ['ftp://oldsite.example/uploads/a.jpg', undefined],
  ['https://oldsite.files.example/2015/04/one.jpg?w=300', '2015/04/one.jpg'],
  ['https://oldsite.files.example/2015/04/one-300x200.jpg', '2015/04/one.jpg'],
  ['https://oldsite.files.example/2015/04/other.jpg', undefined],
  ['https://cdn.example/wp-content/uploads/2015/04/28101500/one-300x200.jpg', '2015/04/one.jpg'],
  ['https://bucket.example/a/two.jpg', '2016/05/two.jpg'],
  ['/wp-content/uploads/2013/03/wide-580x300.jpg', '2013/03/wide-580x300.jpg'],
  ['/wp-content/uploads/2013/03/wide-300x200.jpg', '2013/03/wide-300x200.jpg'],
  ['/wp-content/uploads/2013/03/wide-580x300-150x78.jpg', '2013/03/wide-580x300.jpg'],
  ['https://', undefined],
  ['data:image/png;base64,x', undefined],
])('the address %s is that of the picture %s', (address, key) => {
  expect(findOldPicture(address, site)?.key).toBe(key);
});

it.each([
  ['2016/05/Roof Top.png', '2016-05-roof-top'],
  ['2016/05/крыша.jpg', '2016-05-krysha'],
  ['///.jpg', 'picture'],
  ['日本.jpg', 'picture'],
])('%s is saved as %s', (key, name) => {
  expect(pictureName(key)).toBe(name);
});

describe('a folder of uploads', () => {
  it.each([
    ['2016/b-300x200.jpg', 'scaled'],
    ['2016/a-300x200.jpg', 'small'],
    ['2016/none.jpg', 'the folder has no 2016/none.jpg'],
    ['2016', 'the folder has no 2016'],
    ['%2e%2e%2fsecret.jpg', 'the folder has no ../secret.jpg'],
    ['2016/..%2f..%2fsecret.jpg', 'the folder has no 2016/../../secret.jpg'],
    ['%00secret.jpg', 'the folder has no \0secret.jpg'],
    ['2016/link.jpg', 'the folder has no 2016/link.jpg'],
    ['elsewhere/secret.jpg', 'the folder has no elsewhere/secret.jpg'],
    ['../../images/secret.jpg', 'it is not below /uploads/'],
  ])('answers for %s: %s', async (name, expected) => {
    await mkdir(path.join(folder, 'uploads/2016'), { recursive: true });
    const files = {
      'uploads/2016/a-300x200.jpg': 'small',
      'uploads/2016/b-scaled.jpg': 'scaled',
      'uploads/2016/b-300x200.jpg': 'small',
      'secret.jpg': 'secret',
    };
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
    await symlink(path.join(folder, 'secret.jpg'), path.join(folder, 'uploads/2016/link.jpg'));
    await symlink(folder, path.join(folder, 'uploads/elsewhere'));
    const read = await uploadsFolder(path.join(folder, 'uploads'));
    expect(Buffer.from(await read(find(`/wp-content/uploads/${name}`))).toString()).toBe(expected);
  });
});

it('a folder that is not there is refused', async () => {
  await expect(uploadsFolder(path.join(folder, 'none'))).rejects.toThrow(
    /none: is no folder: write the path of a copy/,
  );
});

it('names with accents are found in both forms', async () => {
  await writeFile(path.join(folder, 'Cafe\u0301.jpg'), 'decomposed');
  const read = await uploadsFolder(folder);
  expect(Buffer.from(await read(find('/wp-content/uploads/Caf%C3%A9.jpg'))).toString()).toBe('decomposed');
});

describe('downloads', () => {
  let fake: FakeHosts;
  afterEach(async () => fake.close());

  async function download(name: string, replies: Replies): Promise<string> {
    fake = await startFakeHosts(replies);
    // It stands in for the internet.
    vi.spyOn(addresses, 'isPublic').mockReturnValue(true);
    const source = exportOf(fake.origin);
    return Buffer.from(await downloads(source.hosts)(find(`/uploads/${name}`, source))).toString();
  }

  const redirect = (location: string) => reply(302, '', { Location: location });

  it('request the largest first', async () => {
    const replies = { '/uploads/a-scaled.jpg': reply(200, 'scaled'), '/uploads/a-300x200.jpg': reply(200, 'small') };
    expect(await download('a-300x200.jpg', replies)).toBe('scaled');
    expect(fake.seen.map(({ line }) => line)).toEqual(['GET /uploads/a.jpg', 'GET /uploads/a-scaled.jpg']);
  });

  it('follow redirects on the old site', async () => {
    const replies = { '/uploads/a.jpg': redirect('/moved/a.jpg'), '/moved/a.jpg': reply(200, 'moved') };
    expect(await download('a.jpg', replies)).toBe('moved');
  });

  it('do not follow redirects to other hosts', async () => {
    const other = await startFakeHosts({});
    const { host } = new URL(other.origin);
    expect(await download('a.jpg', { all: redirect(`${other.origin}/inside`) })).toBe(
      `the old site redirects to ${host}`,
    );
    await other.close();
    expect(other.seen).toEqual([]);
  });

  it('give up on circular redirects', async () => {
    expect(await download('a.jpg', { all: redirect('/uploads/a.jpg') })).toBe(
      'the old site redirects more than 5 times',
    );
  });

  it('try again where the connection breaks', async () => {
    const first: Replies[string] = (...args) => (args[2] === 1 ? reset : reply(200, 'second'))(...args);
    expect(await download('a.jpg', { '/uploads/a.jpg': first })).toBe('second');
  });

  it('report what the old site answers', async () => {
    expect(await download('a.jpg', {})).toBe('the old site answers 404');
  });
});

describe('imported pictures', () => {
  const draw = (width: number, red: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();

  let requested: string[];
  let pictures: PictureImporter;

  const startImport = () =>
    new PictureImporter(
      site,
      async ({ upload = '' }) => {
        requested.push(upload);
        if (upload.includes('page')) return Buffer.from('<html>');
        if (upload.includes('empty')) return Buffer.of();
        if (upload.includes('broken')) throw new Error('Input/output error');
        if (upload.includes('dot'))
          return sharp(await draw(1, 0))
            .resize(1, 1)
            .png()
            .toBuffer();
        return draw(upload.includes('small') ? 200 : 800, upload.endsWith('.gif') ? 10 : 200);
      },
      {
        read: async (file) => readFile(path.join(folder, file)).catch(() => undefined),
        write: async (file, data = '') => writeFile(path.join(folder, file), data),
      },
    );

  const place = async (name: string) => pictures.place(`${origin}/wp-content/uploads/${name}`);
  const files = () => readdir(path.join(folder, 'media/blog'));

  beforeEach(async () => {
    await mkdir(path.join(folder, 'media/blog'), { recursive: true });
    requested = [];
    pictures = startImport();
  });

  it('are read and saved once in all sizes', async () => {
    const placed = { src: '/blog-media/2016-roof.jpg', alt: '' };
    expect(await place('2016/roof-300x200.jpg')).toEqual(placed);
    expect(await place('2016/roof.jpg')).toEqual(placed);
    expect(requested).toEqual(['2016/roof-300x200.jpg']);
    expect([await files(), pictures.count]).toEqual([['2016-roof.jpg'], 1]);
  });

  it('get a suffix where another picture has the name, the same in each import', async () => {
    await writeFile(path.join(folder, 'media/blog/roof.jpg'), "the owner's");
    const placed = await place('roof.gif');
    expect(placed).toMatchObject({ src: expect.stringMatching(/^\/blog-media\/roof-[0-9a-f]{8}\.jpg$/) as string });
    pictures = startImport();
    expect(await place('roof.gif')).toEqual(placed);
    expect([(await files()).length, pictures.count]).toEqual([2, 0]);
    expect(await readFile(path.join(folder, 'media/blog/roof.jpg'), 'utf8')).toBe("the owner's");
  });

  it('have their own size, however small', async () => {
    await place('small.jpg');
    expect(await sharp(path.join(folder, 'media/blog/small.jpg')).metadata()).toMatchObject({
      width: 200,
      height: 600,
    });
  });

  it.each([
    ['broken.jpg', 'cannot be read (Input/output error)'],
    ['page.jpg', 'is not a picture that can be read: give a JPEG or PNG of 1200 pixels wide'],
    ['empty.jpg', 'is empty: give the complete file'],
    ['dot.gif', 'is a single dot, as used to count visitors'],
  ])('are not made from %s', async (name, problem) => {
    expect(await place(name)).toEqual({ problem });
    expect(await files()).toEqual([]);
  });
});
