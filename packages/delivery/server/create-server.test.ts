import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listHeaders, readHeadersFile, writeHeadersFile } from '../headers/headers-file.ts';
import { listHeaderRules } from '../headers/site-headers.ts';
import { ask as askServer, askRaw } from './ask.ts';
import { compressFolder } from './compress.ts';
import { createSiteServer } from './create-server.ts';
import { closeServer, listen } from './listen.ts';

/** A small built site: one file of each kind, and some that must not be served. */
const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<title>Page Not Found</title>',
  'about/index.html': `<h1>About</h1>${'<p>A long page compresses well.</p>'.repeat(50)}`,
  'blog/first post/index.html': '<h1>First</h1>',
  'uploads/main.abc123.css': 'body { color: red }',
  'media/reel.mp4': '0123456789',
  'media/still.avif': 'avif',
  'media/empty/.gitkeep': '',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'about.md': '# About',
  'contact.vcf': 'BEGIN:VCARD',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  _headers: writeHeadersFile(listHeaderRules({ liveChannel: 'https://live.example/', scripts: [] }, '/uploads/')),
};
const about = files['about/index.html'];
const revalidate = 'public, max-age=0, must-revalidate';

let parent: string;
let folder: string;
let server: Server;
let port: number;

const ask = async (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer(port, target, { headers, method });

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'site-'));
  folder = path.join(parent, 'dist');
  await writeFile(path.join(parent, 'outside.html'), 'outside');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await compressFolder(folder, path.join(parent, 'packed'));
  server = createSiteServer(folder);
  port = await listen(server, 0);
});

afterAll(async () => {
  await closeServer(server);
  await rm(parent, { recursive: true });
});

it.each(['/about', '/about/', '/about?from=mail', '/about/?x=%E0%A4', '/%61bout'])(
  'answers %s with the page',
  async (target) => {
    const { status, headers, body } = await ask(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(about);
  },
);

it.each([
  ['GET', '/'],
  ['GET', '/nothing'],
  ['GET', '/%E0%A4'],
  ['HEAD', '/media/reel.mp4'],
  ['POST', '/about'],
])("sends the headers of the site's rules: %s %s", async (method, target) => {
  const { headers } = await ask(target, {}, method);
  for (const [name, value] of Object.entries(listHeaders(readHeadersFile(files._headers), '/'))) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
});

it.each([
  ['/uploads/main.abc123.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/media/reel.mp4', 'video/mp4', revalidate],
  ['/media/still.avif', 'image/avif', revalidate],
  ['/robots.txt', 'text/plain; charset=utf-8', revalidate],
  ['/about.md', 'text/markdown; charset=utf-8', revalidate],
  ['/contact.vcf', 'text/vcard; charset=utf-8', revalidate],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', revalidate],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', revalidate],
])('sends %s as %s, cached as %s', async (target, type, caching) => {
  const { status, headers } = await ask(target);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
});

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br;q=0', 'gzip', gunzipSync],
  ['gzip;q=0.5', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
  ['identity', undefined, (body: Buffer) => body],
])('sends the encoding that a browser with Accept-Encoding: %s takes', async (accepted, encoding, decode) => {
  const { headers, body } = await ask('/about', { 'Accept-Encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(decode(body).toString()).toBe(about);
});

it('answers 304 if the browser has this encoding of the file, and sends the file otherwise', async () => {
  const tag = (await ask('/about', { 'Accept-Encoding': 'br' })).headers.etag ?? '';
  const same = await ask('/about', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
  expect([same.status, same.headers['cache-control'], same.body.length]).toEqual([304, revalidate, 0]);
  expect((await ask('/about', { 'If-None-Match': tag })).status).toBe(200);
});

it.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=5-500', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ...['bytes=4-2', 'bytes=-3', 'bytes=0-1,4-5', 'bytes=x-y', 'bytes=-', 'lines=1-2'].map(
    (range) => [range, 200, '0123456789', undefined] as const,
  ),
] as const)('answers the range %s with %i', async (range, status, text, contentRange) => {
  const { headers, ...answer } = await ask('/media/reel.mp4', { Range: range });
  expect([answer.status, answer.body.toString(), headers['content-range']]).toEqual([status, text, contentRange]);
});

it('sends the whole file for a range of an older one', async () => {
  expect((await ask('/media/reel.mp4', { Range: 'bytes=2-4', 'If-Range': '"older"' })).status).toBe(200);
});

describe('a path that is not an address of the site', () => {
  it.each([
    ...['/nothing', '/nothing/', '/404', '/404.html', '/index', '/about/index.html', '/about//', '//about', '/./about'],
    ...['/media', '/media/', '/media/empty/', '/uploads/', '/robots.txt/', '/__proto__', '/constructor', '*'],
    ...['/.env', '/media/empty/.gitkeep', '/_headers', '/index.html.br', '/about/index.html.gz'],
    ...['/../outside.html', '/about/../../outside.html', '/%2e%2e/outside.html', '/..%2foutside.html'],
    ...['/..%5coutside.html', '/about%2F', '/about%00', '/%00', '/%E0%A4', '/%ff', '/%', '/%zz', '/%2561bout'],
    `/${'a'.repeat(8_192)}`,
    `/${'../'.repeat(2_000)}outside.html`,
  ])('gets the 404 page: %.60s', async (target) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers['cache-control']]).toEqual([404, revalidate]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(files['404.html']);
  });

  it.each([
    'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
    `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    'hello\r\n\r\n',
  ])('gets a 4xx if it is not HTTP, and the server stays up: %j', async (text) => {
    expect(await askRaw(port, text)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await ask('/')).status).toBe(200);
  });
});

it('serves the next build without a restart', async () => {
  const next = path.join(parent, 'next');
  await cp(folder, next, { recursive: true });
  await writeFile(path.join(next, 'index.html'), 'A new home');
  await rm(path.join(next, 'robots.txt'));
  await rename(folder, path.join(parent, 'before'));
  expect((await ask('/nothing')).status).toBe(404);
  await rename(next, folder);
  expect((await ask('/')).body.toString()).toBe('A new home');
  expect((await ask('/robots.txt')).status).toBe(404);
});

it('does not serve a folder without a home page', () => {
  expect(() => createSiteServer(path.join(folder, 'media'))).toThrow(/run "npm run build" first/);
});
