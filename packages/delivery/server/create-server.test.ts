/** What the conformance suite, which runs this server on the built site, does not cover: see ../hosting/. */
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeHeadersFile } from '../headers/headers-file.ts';
import { listHeaderRules } from '../headers/site-headers.ts';
import { PictureQueue, writePending } from '../pictures/picture-queue.ts';
import { sendRequest } from './send-request.ts';
import { createSiteServer } from './create-server.ts';
import { closeServer, listen } from './listen.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<title>Page Not Found</title>',
  'blog/first post/index.html': '<h1>First</h1>',
  'media/reel.mp4': '0123456789',
  'robots.txt': 'User-agent: *',
  _redirects: '',
  _headers: writeHeadersFile(listHeaderRules({ liveChannel: 'https://live.example/', scripts: [] }, '/uploads/', [])),
} as const;

let parent: string;
let folder: string;
let server: Server;
let port: number;
let pictures: PictureQueue | undefined;

const request = async (target: string, headers: Record<string, string> = {}) => sendRequest(port, target, { headers });

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'site-'));
  folder = path.join(parent, 'dist');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await mkdir(path.join(parent, 'content'));
  const photograph = sharp({ create: { width: 100, height: 50, channels: 3, background: 'red' } });
  await photograph.jpeg().toFile(path.join(parent, 'content/wide.jpg'));
  await writeFile(path.join(parent, 'content/broken.jpg'), 'no picture');
  await mkdir(path.join(folder, 'uploads'));
  for (const name of ['wide', 'broken']) {
    const recipe = { source: `content/${name}.jpg`, format: 'avif', width: 40, height: 40 } as const;
    await writeFile(path.join(folder, `uploads/${name}.a1.avif`), writePending(recipe));
  }
  server = createSiteServer(folder, (left) => {
    pictures = left;
  });
  port = await listen(server, 0);
});

afterAll(async () => {
  await closeServer(server);
  await rm(parent, { recursive: true });
});

it('encodes a picture when it is requested, and keeps it for the next build', async () => {
  const { status, headers, body } = await request('/uploads/wide.a1.avif', { Range: 'bytes=0-' });
  expect([status, headers['content-type']]).toEqual([206, 'image/avif']);
  expect(await sharp(body).metadata()).toMatchObject({ width: 40, height: 40 });
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(await readFile(path.join(parent, '.cache/astro/assets/wide.a1.avif'))).toEqual(body);
});

it('answers a picture that cannot be encoded with 404, and logs it', async () => {
  expect((await request('/uploads/broken.a1.avif')).status).toBe(404);
  expect(pictures?.problems).toEqual([expect.stringContaining('content/broken.jpg cannot be encoded')]);
  await pictures?.finish();
  expect(pictures?.left).toBe(0);
  expect(new PictureQueue(folder).total, 'the next start tries again').toBe(1);
});

it.each([
  ['0-9007199254740992', 206],
  ['9007199254740992-', 200],
  [`0-${'9'.repeat(400)}`, 206],
  ['4-2', 200],
  ['-3', 200],
  ['0-1,3-4', 200],
  ['a-b', 200],
  ['10-', 416],
])('survives a request for the bytes %.30s', async (range, expected) => {
  const { status, body } = await request('/media/reel.mp4', { Range: `bytes=${range}` });
  const whole = expected === 416 ? '' : files['media/reel.mp4'];
  expect([status, body.toString()]).toEqual([expected, whole]);
  expect((await request('/')).status).toBe(200);
});

it('answers 500 for an unreadable file, and keeps running', async () => {
  const page = path.join(folder, 'blog/first post/index.html');
  await rename(page, `${page}.aside`);
  expect(await request('/blog/first%20post')).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
  await rename(`${page}.aside`, page);
  expect((await request('/blog/first%20post')).status).toBe(200);
});

it('answers 500 during an incomplete build, and keeps running', async () => {
  await rename(folder, path.join(parent, 'whole'));
  await mkdir(folder);
  expect((await request('/')).status).toBe(500);
  await rm(folder, { recursive: true });
  await rename(path.join(parent, 'whole'), folder);
  expect((await request('/')).status).toBe(200);
});

it('serves the next build without a restart', async () => {
  const next = path.join(parent, 'next');
  await cp(folder, next, { recursive: true });
  await writeFile(path.join(next, 'index.html'), 'A new home');
  await rm(path.join(next, 'robots.txt'));
  await rename(folder, path.join(parent, 'before'));
  expect((await request('/nothing')).status).toBe(404);
  await rename(next, folder);
  expect((await request('/')).body.toString()).toBe('A new home');
  expect((await request('/robots.txt')).status).toBe(404);
});

it('does not serve a folder without a home page', () => {
  expect(() => createSiteServer(path.join(folder, 'media'))).toThrow(/run "npm run build" first/);
});
