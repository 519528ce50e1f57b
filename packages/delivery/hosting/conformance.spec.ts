/** What every server of a built site must do, for those that run on this machine (docs/hosting.md). */
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import PQueue from 'p-queue';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentHeaders } from '../headers/site-headers.ts';
import { sendBytes, sendRequest, type ReceivedResponse, type RequestOptions } from '../server/send-request.ts';
import {
  dist,
  firstFile,
  headersOf,
  pages,
  readAllBuilt,
  readBuilt,
  redirects,
  samples,
  translations,
} from './built-site.ts';
import { oddPaths, rawRequests } from './odd-requests.ts';
import { servers } from './servers.ts';

/** The hosts' default. */
const revalidate = 'public, max-age=0, must-revalidate';

/** By extension. A type that is missing here is one that only a script reads. */
const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

const missing = [
  ...['/no-such-page', '/no-such-page/', '/about/no-such-page', '/About', '/videos/none', '/blog/none', '/404'],
  ...translations.flatMap((start) => [`${start}/no-such-page`, `${start}/about/no-such-page/`, `${start}/404`]),
  ...['/uploads/none.0a1b2c.css', '/uploads/none.0a1b2c.avif', '/uploads/', '/rss.xml/'],
  // Instructions for hosts, hidden files, and precompressed files under their own names.
  ...['/_headers', '/_redirects', '/.assetsignore', '/.env', '/index.html.br', '/about/index.html.gz'],
];

/** A file of every text type, each long enough to be compressed. */
const texts = [
  ...['/', '/about', '/rss.xml', '/llms.txt', '/sitemap.xml'],
  ...['.js', '.css', '.svg', '/1.json', '.md'].map(firstFile),
];
const media = ['.mp4', '.avif', '.jpg', '.woff2'].map(firstFile);

const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body } as const;

const film = firstFile('.mp4');
const whole = readBuilt(film);

/** The longest text that a server generates itself, such as `400 Bad Request`, in bytes. */
const maxServerTextBytes = 100;

const origin = 'http://localhost';
const short = (place: string) => place.slice(0, 60);

/** In batches: a thousand sequential requests take a minute, and all at once too many sockets. */
async function each<Item>(items: readonly Item[], check: (item: Item) => Promise<void>): Promise<void> {
  await new PQueue({ concurrency: 8 }).addAll(items.map((item) => () => check(item)));
}

function expectHeaders({ headers }: ReceivedResponse, rules: Readonly<Record<string, string>>, place: string): void {
  for (const [name, value] of Object.entries({ 'Cache-Control': revalidate, ...rules }))
    expect.soft(headers[name.toLowerCase()], `${place}: ${name}`).toBe(value);
}

function expectFile(place: string, { status, body }: ReceivedResponse, expected = 200): void {
  const isWhole = body.equals(readBuilt(place));
  expect.soft([status, isWhole], `${place}: status, has the bytes of its file`).toEqual([expected, true]);
}

describe.each(servers)('$name', { timeout: 60_000 }, ({ start, isHost, missing: reason }) => {
  let port = 0;

  beforeAll(async () => {
    if (reason !== undefined) return undefined;
    const server = await start(dist);
    ({ port } = server);
    return server.close;
  }, 90_000);

  beforeEach(({ skip }) => skip(reason !== undefined, reason));

  const ask = (place: string, headers: RequestOptions['headers'] = {}, method = 'GET') =>
    sendRequest(port, place, { headers, method });

  const askRange = (range: string, ifRange?: string) =>
    ask(film, { Range: range, ...(ifRange !== undefined && { 'If-Range': ifRange }) });

  it('serves every page in both slash forms, and files of every type, with type and headers', () =>
    each([...pages, ...samples], async (place) => {
      const response = await ask(`${place}?from=mail`);
      const rules = headersOf(place);
      expectFile(place, response);
      expectHeaders(response, rules, place);
      for (const name of documentHeaders.filter((one) => !(one in rules)))
        expect.soft(response.headers[name.toLowerCase()], `${place}: ${name}, for documents alone`).toBeUndefined();
      const type = rules['Content-Type'] ?? types[path.extname(place)];
      if (type !== undefined) expect.soft(response.headers['content-type'], place).toBe(type);
    }));

  it('answers HEAD as GET, and 304 to a browser that has the file', () =>
    each(['/', '/about', ...samples], async (place) => {
      const compressed = { 'Accept-Encoding': 'br, gzip' };
      const { headers } = await ask(place, compressed);
      const { etag = 'none' } = headers;
      const head = await ask(place, compressed, 'HEAD');
      expect.soft([head.status, head.body.length], `HEAD ${place}`).toEqual([200, 0]);
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy'])
        expect.soft(head.headers[name], `HEAD ${place}: ${name}`).toBe(headers[name]);
      // A compressing proxy makes an ETag weak, and caches send several.
      for (const tags of [etag, `W/${etag.replace(/^W\//, '')}`, ...(isHost ? [`"other", ${etag}`] : [])]) {
        const again = await ask(place, { ...compressed, 'If-None-Match': tags });
        expect.soft([again.status, again.body.length], `${place} with ${tags}`).toEqual([304, 0]);
      }
      expect.soft((await ask(place, { ...compressed, 'If-None-Match': '"other"' })).status, place).toBe(200);
      if (isHost) expect.soft(etag, `${place}: a strong tag`).toMatch(/^"[^"]+"$/);
    }));

  it('redirects old addresses, in both slash forms', () =>
    each([...redirects], async ([old, page]) => {
      const { status, headers } = await ask(encodeURI(old));
      expect.soft([status, headers.location], old).toEqual([301, page]);
    }));

  it('answers missing paths with 404 and the page of their language, uncached', () =>
    each(missing, async (place) => {
      const response = await ask(place);
      expectFile(place, response, 404);
      expectHeaders(response, { ...headersOf('/'), 'Content-Type': 'text/html; charset=utf-8' }, place);
    }));

  it('refuses other methods', () =>
    each(['POST', 'PUT', 'DELETE', 'OPTIONS'], async (method) => {
      const response = await ask('/about', {}, method);
      expect.soft(response.status, method).toBe(405);
      expectHeaders(response, headersOf('/about'), method);
    }));

  it.each([
    ['br', texts, 'br'],
    ['br', texts, 'gzip, deflate, br, zstd'],
    ['none', media, 'br, gzip'],
    ...(isHost
      ? ([
          ['gzip', texts, 'gzip'],
          ['gzip', texts, 'br;q=0, gzip'],
          ['none', texts, 'br;q=0, gzip;q=0, identity'],
        ] as const)
      : []),
  ] as const)('sends %s of %s to clients that accept "%s"', (encoding, places, accepted) =>
    each(places, async (place) => {
      const { headers, body } = await ask(place, { 'Accept-Encoding': accepted });
      expect.soft(headers['content-encoding'] ?? 'none', place).toBe(encoding);
      expect.soft(decode[encoding](body).equals(readBuilt(place)), `${place}: has its bytes`).toBe(true);
      if (places === texts) expect.soft(headers.vary?.toLowerCase(), `${place}: Vary`).toBe('accept-encoding');
    }),
  );

  it('gives each encoding of a file its own ETag', () =>
    each(['/', '/about', '/rss.xml'], async (place) => {
      const tags = ['br', 'gzip', 'identity'].map(
        async (accepted) => (await ask(place, { 'Accept-Encoding': accepted })).headers.etag,
      );
      expect.soft(new Set(await Promise.all(tags)).size, place).toBe(tags.length);
    }));

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, whole.length],
    ...(isHost ? [['bytes=-5', whole.length - 5, whole.length] as const] : []),
  ] as const)('sends the part %s of a film', async (range, from, to) => {
    const { status, headers, body } = await askRange(range);
    expect([status, headers['content-range']]).toEqual([206, `bytes ${from}-${to - 1}/${whole.length}`]);
    expect(body.equals(whole.subarray(from, to))).toBe(true);
  });

  it('rejects ranges after the end, and of another version', async () => {
    const after = await askRange('bytes=999999999-');
    expect([after.status, after.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    const { etag } = (await ask(film)).headers;
    expect((await askRange('bytes=0-9', etag)).status).toBe(206);
    if (isHost) expectFile(film, await askRange('bytes=0-9', '"other"'));
  });

  it('answers malformed paths safely, without redirect loops or external redirects', async () => {
    const known = new Set(readAllBuilt().map((file) => file.toString('latin1')));
    const follow = async (place: string, redirected = 0): Promise<void> => {
      const { status, headers, body } = await ask(place);
      expect.soft(status, short(place)).toBeLessThan(500);
      const isServerText = status >= 300 && body.length <= maxServerTextBytes;
      expect.soft(isServerText || known.has(body.toString('latin1')), `${short(place)}: of the site`).toBe(true);
      if (headers.location === undefined) return;
      // A browser resolves `//example.com` to another host.
      const next = new URL(headers.location, origin);
      expect.soft([next.origin, redirected < 20], `${short(place)}: redirects`).toEqual([origin, true]);
      if (redirected < 20) await follow(next.pathname + next.search, redirected + 1);
    };
    await each(oddPaths, (place) => follow(place));
  });

  it.each(rawRequests)('survives %j', async (request) => {
    expect(await sendBytes(port, request)).toMatch(/^HTTP\/1\.1 [1-4]\d\d/);
  });

  it('survives a request for *', async () => {
    expect((await ask('*')).status).toBeLessThan(500);
  });
});
