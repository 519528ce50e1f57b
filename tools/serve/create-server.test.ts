import { unlink } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from './create-server.ts';
import { openTestSite, siteFiles, type TestSite } from './test-site.ts';

const about = siteFiles['about/index.html'];
const notFound = siteFiles['404.html'];

let site: TestSite;
const ask: TestSite['ask'] = (...request) => site.ask(...request);

beforeAll(async () => {
  site = await openTestSite();
});

afterAll(async () => {
  await site.close();
});

describe('pages', () => {
  it.each(['/about', '/about/', '/about?from=mail', '/about/?x=%E0%A4'])('answers %s with the page', async (target) => {
    const { status, headers, body } = await ask(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toBe(about);
  });

  it('decodes an escaped path', async () => {
    expect((await ask('/blog/first%20post')).status).toBe(200);
  });

  it('sends what every answer carries', async () => {
    for (const target of ['/', '/nothing', '/media/reel.mp4']) {
      const { headers } = await ask(target);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
  });

  it('answers HEAD as GET, without the body', async () => {
    for (const target of ['/about', '/nothing']) {
      const [get, head] = [await ask(target), await ask(target, {}, 'HEAD')];
      expect(head.status).toBe(get.status);
      expect(head.headers['content-length']).toBe(String(get.body.length));
      expect(head.body).toHaveLength(0);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const { status, headers } = await ask('/about', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('files', () => {
  it.each([
    ['/uploads/main.abc123.css', 'text/css'],
    ['/media/reel.mp4', 'video/mp4'],
    ['/media/still.avif', 'image/avif'],
    ['/robots.txt', 'text/plain;charset=utf-8'],
    ['/about.md', 'text/markdown;charset=utf-8'],
    ['/contact.vcf', 'text/vcard;charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain;charset=utf-8'],
  ])('sends %s as %s', async (target, type) => {
    const { status, headers } = await ask(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });

  it('lets only hashed files be kept', async () => {
    const kept = 'public, max-age=31536000, immutable';
    expect((await ask('/uploads/main.abc123.css')).headers['cache-control']).toBe(kept);
    for (const target of ['/', '/about', '/media/reel.mp4', '/uploads/none.css']) {
      expect((await ask(target)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('answers 304 where the visitor has the file', async () => {
    const { headers } = await ask('/about');
    const { status, body } = await ask('/about', { 'If-None-Match': headers.etag ?? '' });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br;q=0', 'gzip', gunzipSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
  ])('sends a visitor who takes %s the form %s', async (accepted, encoding, unpack) => {
    for (const [target, text] of [['/about', about] as const, ['/nothing', notFound] as const]) {
      const { headers, body } = await ask(target, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(unpack(body).toString()).toBe(text);
    }
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=5-500', '56789', 'bytes 5-9/10'],
  ])('sends the range %s', async (range, text, contentRange) => {
    const { status, headers, body } = await ask('/media/reel.mp4', { Range: range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(contentRange);
    expect(body.toString()).toBe(text);
  });

  it('refuses a range past the end', async () => {
    expect((await ask('/media/reel.mp4', { Range: 'bytes=10-' })).status).toBe(416);
  });

  it.each(['bytes=4-2', 'bytes=-3', 'bytes=0-0', 'bytes=0-1,4-5', 'bytes=x-y', 'lines=1-2', 'bytes=-'])(
    'sends the whole file for the range %s',
    async (range) => {
      const { status, body } = await ask('/media/reel.mp4', { Range: range });
      expect(status).toBe(200);
      expect(body.toString()).toBe(siteFiles['media/reel.mp4']);
    },
  );

  it('lives on when a file has vanished', async () => {
    await unlink(path.join(site.folder, 'gone.svg'));
    await ask('/gone.svg').catch(() => 'The connection may end early.');
    expect((await ask('/')).status).toBe(200);
  });
});

it('does not serve a folder without a home page', () => {
  expect(() => createSiteServer(path.join(site.folder, 'media'))).toThrow(/run 'npm run build' first/);
});
