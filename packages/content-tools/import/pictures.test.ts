import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import {
  downloads,
  findOldPicture,
  listHosts,
  listPlaces,
  pictureKey,
  pictureName,
  PictureShelf,
  uploadsFolder,
} from './pictures.ts';

const site = 'https://www.oldsite.example';
const find = (address: string) => findOldPicture(address, site, listHosts([site]));

describe('the address of a picture', () => {
  it.each([
    ['https://www.oldsite.example/wp-content/uploads/2016/05/roof-300x200.jpg', '2016/05/roof-300x200.jpg'],
    ['http://oldsite.example/wp-content/uploads/a%20b.png?x=1#y', 'a b.png'],
    ['/wp-content/uploads/a.jpg', 'a.jpg'],
    ['//oldsite.example/wp-content/uploads/a.jpg', 'a.jpg'],
    ['https://i2.wp.com/www.oldsite.example/wp-content/uploads/a.jpg?fit=300', 'a.jpg'],
    ['https://www.oldsite.example/images/logo.jpg', undefined],
  ])('%s is at %s', (address, place) => {
    expect(find(address)?.upload).toBe(place);
  });

  it.each([
    'https://other.example/wp-content/uploads/a.jpg',
    'ftp://oldsite.example/uploads/a.jpg',
    'https://',
    'data:image/png;base64,x',
  ])('%s is none of the old site', (address) => {
    expect(find(address)).toBeUndefined();
  });

  it('leads to the largest file first', () => {
    expect(listPlaces('2016/05/roof-300x200.jpg')).toEqual([
      '2016/05/roof.jpg',
      '2016/05/roof-scaled.jpg',
      '2016/05/roof-300x200.jpg',
    ]);
    expect(listPlaces('roof.jpg')).toEqual(['roof.jpg', 'roof-scaled.jpg']);
  });

  it.each([
    ['2016/05/Roof Top.png', '2016-05-roof-top'],
    ['2016/05/крыша.jpg', '2016-05-krysha'],
    ['///.jpg', 'picture'],
    ['日本.jpg', 'picture'],
  ])('%s is called %s', (key, name) => {
    expect(pictureName(key)).toBe(name);
  });

  it('is of the same picture in every size', () => {
    const keys = ['roof.jpg', 'roof-scaled.jpg', 'roof-1024x683.jpg'].map((name) => {
      const picture = find(`${site}/wp-content/uploads/2016/05/${name}`);
      return picture && pictureKey(picture);
    });
    expect(new Set(keys)).toEqual(new Set(['2016/05/roof.jpg']));
  });
});

describe('a folder of uploads', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
    await mkdir(path.join(folder, 'uploads/2016'), { recursive: true });
    await writeFile(path.join(folder, 'uploads/2016/a-300x200.jpg'), 'small');
    await writeFile(path.join(folder, 'uploads/2016/b-scaled.jpg'), 'scaled');
    await writeFile(path.join(folder, 'uploads/2016/b-300x200.jpg'), 'small');
    await writeFile(path.join(folder, 'secret.jpg'), 'secret');
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  async function read(address: string): Promise<string> {
    const picture = find(site + address);
    if (!picture) throw new Error(`${address} is none`);
    const answer = await uploadsFolder(path.join(folder, 'uploads'))(picture);
    return Buffer.from(answer).toString();
  }

  it('gives the largest that it has', async () => {
    expect(await read('/wp-content/uploads/2016/b-300x200.jpg')).toBe('scaled');
    expect(await read('/wp-content/uploads/2016/a-300x200.jpg')).toBe('small');
  });

  it.each([
    ['/wp-content/uploads/2016/none.jpg', 'the folder has no 2016/none.jpg'],
    ['/wp-content/uploads/2016', 'the folder has no 2016'],
    ['/wp-content/uploads/%2e%2e%2fsecret.jpg', 'the folder has no ../secret.jpg'],
    ['/wp-content/uploads/2016/..%2f..%2fsecret.jpg', 'the folder has no 2016/../../secret.jpg'],
    ['/wp-content/uploads/%00secret.jpg', 'the folder has no \0secret.jpg'],
    ['/images/secret.jpg', 'it is not below /uploads/'],
  ])('%s does not exist', async (address, words) => {
    expect(await read(address)).toBe(words);
  });
});

describe('downloads', () => {
  let server: Server;
  let origin: string;
  let asked: string[];
  let answers: Record<string, { status: number; headers?: Record<string, string>; body?: string }[]>;

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      const [answer = { status: 404 }, ...others] = answers[url] ?? [];
      if (others.length > 0) answers[url] = others;
      if (answer.status === 0) response.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });

  beforeEach(() => {
    asked = [];
    answers = {};
  });

  afterAll(() => {
    server.close();
  });

  async function download(address: string): Promise<string> {
    const hosts = listHosts([origin]);
    const picture = findOldPicture(address, origin, hosts);
    if (!picture) throw new Error(`${address} is none`);
    return Buffer.from(await downloads(hosts)(picture)).toString();
  }

  it('ask for the largest first', async () => {
    answers['/uploads/a-scaled.jpg'] = [{ status: 200, body: 'scaled' }];
    answers['/uploads/a-300x200.jpg'] = [{ status: 200, body: 'small' }];
    expect(await download('/uploads/a-300x200.jpg')).toBe('scaled');
    expect(asked).toEqual(['/uploads/a.jpg', '/uploads/a-scaled.jpg']);
  });

  it('follow redirects within the old site alone', async () => {
    answers['/uploads/a.jpg'] = [{ status: 301, headers: { location: '/moved/a.jpg' } }];
    answers['/moved/a.jpg'] = [{ status: 200, body: 'moved' }];
    expect(await download('/uploads/a.jpg')).toBe('moved');

    const other = `http://localhost:${new URL(origin).port}/inside`;
    for (const name of ['b', 'b-scaled'])
      answers[`/uploads/${name}.jpg`] = [{ status: 302, headers: { location: other } }];
    expect(await download('/uploads/b.jpg')).toBe(`the old site redirects to ${new URL(other).host}`);
    expect(asked).not.toContain('/inside');
  });

  it('do not follow in circles', async () => {
    for (const name of ['a', 'a-scaled']) {
      answers[`/uploads/${name}.jpg`] = [{ status: 302, headers: { location: `/uploads/${name}.jpg` } }];
    }
    expect(await download('/uploads/a.jpg')).toBe('the old site redirects in circles');
  });

  it('try twice where the connection breaks', async () => {
    answers['/uploads/a.jpg'] = [{ status: 0 }, { status: 200, body: 'second' }];
    expect(await download('/uploads/a.jpg')).toBe('second');
  });

  it('say what the old site answers', async () => {
    expect(await download('/uploads/a.jpg')).toBe('the old site answers 404');
  });
});

describe('the shelf', () => {
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

  async function place(shelf: PictureShelf, name: string) {
    const picture = find(`${site}/wp-content/uploads/${name}`);
    if (!picture) throw new Error(`${name} is none`);
    return shelf.place(picture);
  }

  const newShelf = () =>
    new PictureShelf(async ({ upload = '' }) => {
      read.push(upload);
      if (upload.includes('page')) return Buffer.from('<html>');
      return draw(upload.includes('small') ? 200 : 800, upload.endsWith('.gif') ? 10 : 200);
    }, stage);

  const files = () => readdir(path.join(stage.folder, 'media/blog'));

  it('a picture in two sizes is read and kept once', async () => {
    const shelf = newShelf();
    expect(await place(shelf, '2016/roof-300x200.jpg')).toEqual({ src: '/blog-media/2016-roof.jpg' });
    expect(await place(shelf, '2016/roof.jpg')).toEqual({ src: '/blog-media/2016-roof.jpg' });
    expect(read).toEqual(['2016/roof-300x200.jpg']);
    expect([await files(), shelf.count]).toEqual([['2016-roof.jpg'], 1]);
  });

  it('another picture of the same name gets a suffix, the same in each import', async () => {
    const shelf = newShelf();
    await place(shelf, 'roof.jpg');
    const other = await place(shelf, 'roof.gif');
    expect(other).toEqual({ src: expect.stringMatching(/^\/blog-media\/roof-[0-9a-f]{8}\.jpg$/) as string });
    expect(await place(newShelf(), 'roof.gif')).toEqual(other);
    expect(await files()).toHaveLength(2);
  });

  it('an existing picture of the same name is kept', async () => {
    await writeFile(path.join(stage.folder, 'media/blog/roof.jpg'), 'the owner’s');
    await place(newShelf(), 'roof.jpg');
    expect(await readFile(path.join(stage.folder, 'media/blog/roof.jpg'), 'utf8')).toBe('the owner’s');
    expect(await files()).toHaveLength(2);
  });

  it('says why a file is not a picture', async () => {
    const shelf = newShelf();
    expect(await place(shelf, 'page.jpg')).toEqual({
      problem: 'is not a picture that can be read: give a JPEG or PNG of 1200 pixels wide',
    });
    expect(await place(shelf, 'small.jpg')).toEqual({
      problem: 'is only 200×600: give one of at least 1200 pixels wide',
    });
    expect(await files()).toEqual([]);
  });
});
