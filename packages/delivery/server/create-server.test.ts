import { unlink } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listHeaders, readHeadersFile } from '../headers/headers-file.ts';
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
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(about);
  });

  it('decodes an escaped path', async () => {
    expect((await ask('/blog/first%20post')).status).toBe(200);
  });

  it('sends what the site’s rules say of every answer', async () => {
    const rules = readHeadersFile(siteFiles._headers);
    for (const [target, method] of [
      ['/', 'GET'],
      ['/nothing', 'GET'],
      ['/%E0%A4', 'GET'],
      ['/media/reel.mp4', 'HEAD'],
      ['/about', 'POST'],
    ] as const) {
      const { headers } = await ask(target, {}, method);
      for (const [name, value] of Object.entries(listHeaders(rules, '/'))) {
        expect(headers[name.toLowerCase()], `${name} of ${target}`).toBe(value);
      }
    }
  });

  it('does not send the rules themselves', async () => {
    expect((await ask('/_headers')).status).toBe(404);
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
    ['/uploads/main.abc123.css', 'text/css; charset=utf-8'],
    ['/media/reel.mp4', 'video/mp4'],
    ['/media/still.avif', 'image/avif'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/about.md', 'text/markdown; charset=utf-8'],
    ['/contact.vcf', 'text/vcard; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('sends %s as %s', async (target, type) => {
    const { status, headers } = await ask(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });

  it('lets only hashed files be kept', async () => {
    const kept = 'public, max-age=31536000, immutable';
    expect((await ask('/uploads/main.abc123.css')).headers['cache-control']).toBe(kept);
    for (const target of ['/', '/about', '/media/reel.mp4', '/uploads/none.css']) {
      expect((await ask(target)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('tags every form of a file by its bytes', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) => {
        const { headers } = await ask('/about', { 'Accept-Encoding': accepted });
        return headers.etag ?? '';
      }),
    );
    expect(new Set(tags).size).toBe(3);
    // A weak tag begins with W/.
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect((await ask('/about', { 'Accept-Encoding': 'br' })).headers.etag).toBe(tags[0]);
  });

  it.each([
    ['the tag', (tag: string) => tag],
    ['several tags', (tag: string) => `"other", ${tag}`],
    ['a tag that something on the way made weak', (tag: string) => `W/${tag}`],
    ['any', () => '*'],
  ])('answers 304 where the visitor names %s', async (_, name) => {
    const { headers } = await ask('/about');
    const { status, headers: kept, body } = await ask('/about', { 'If-None-Match': name(headers.etag ?? '') });
    expect(status).toBe(304);
    expect(kept.etag).toBe(headers.etag);
    expect(kept['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body).toHaveLength(0);
  });

  it('sends the file where the visitor has another form of it', async () => {
    const { headers } = await ask('/about', { 'Accept-Encoding': 'br' });
    expect((await ask('/about', { 'If-None-Match': headers.etag ?? '' })).status).toBe(200);
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
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
  ])('sends the range %s', async (range, text, contentRange) => {
    const { status, headers, body } = await ask('/media/reel.mp4', { Range: range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(contentRange);
    expect(body.toString()).toBe(text);
  });

  it.each(['bytes=10-', 'bytes=4-2'])('refuses the range %s', async (range) => {
    const { status, headers, body } = await ask('/media/reel.mp4', { Range: range });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
    expect(body).toHaveLength(0);
  });

  it('sends the whole file for a range of an older one', async () => {
    const { headers } = await ask('/media/reel.mp4');
    const part = await ask('/media/reel.mp4', { Range: 'bytes=2-4', 'If-Range': headers.etag ?? '' });
    expect(part.status).toBe(206);
    const whole = await ask('/media/reel.mp4', { Range: 'bytes=2-4', 'If-Range': '"older"' });
    expect(whole.status).toBe(200);
  });

  it.each(['bytes=0-1,4-5', 'bytes=x-y', 'bytes=-', 'lines=1-2'])(
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
