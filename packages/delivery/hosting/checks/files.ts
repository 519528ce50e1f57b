import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { ReceivedResponse } from '../../server/send-request.ts';
import {
  ask,
  checkAll,
  checkEach,
  files,
  firstFile,
  pages,
  readBuilt,
  redirects,
  samples,
  translations,
  type Check,
} from '../built-site.ts';

/** How many files of each type are checked; a server treats all files of a type alike. */
const filesOfEachType = 20;

const missing = [
  ...[
    '/no-such-page',
    '/no-such-page/',
    '/about/no-such-page',
    '/About',
    '/videos/no-such-video',
    '/blog/no-such-article',
  ],
  ...translations.flatMap((start) => [`${start}/no-such-page`, `${start}/about/no-such-page/`]),
  ...['/uploads/none.0a1b2c.css', '/uploads/', '/rss.xml/'],
];

/** Instructions for hosts, hidden files, and precompressed files under their own names. */
const unserved = ['/_headers', '/_redirects', '/.assetsignore', '/.env', '/index.html.br', '/about/index.html.gz'];

function expectFile(place: string, { status, body }: ReceivedResponse, expected = 200): void {
  const isWhole = body.equals(readBuilt(place));
  expect.soft([status, isWhole], `${place}: status, has the bytes of its file`).toEqual([expected, true]);
}

const areServed = (list: readonly string[]) =>
  checkEach(list, async (site, place) => expectFile(place, await ask(site, place)));
const areMissing = (list: readonly string[]) =>
  checkEach(list, async (site, place) => expectFile(place, await ask(site, place), 404));

const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body } as const;

/** Whether files are sent in an encoding, and hold their bytes. */
function areSentAs(encoding: keyof typeof decode, list: readonly string[], accepted: string): Check {
  return checkEach(list, async (site, place) => {
    const { headers, body } = await ask(site, place, { 'Accept-Encoding': accepted });
    const sent = headers['content-encoding'] ?? 'none';
    expect.soft(sent, `${place} for "${accepted}": Content-Encoding`).toBe(encoding);
    const isWhole = sent !== encoding || decode[encoding](body).equals(readBuilt(place));
    expect.soft(isWhole, `${place} for "${accepted}": has its bytes`).toBe(true);
  });
}

/** Text of every type that all hosts compress, each long enough for it. */
const texts = [
  ...['/', '/about', '/rss.xml', '/llms.txt', '/sitemap.xml'],
  ...['.js', '.css', '.svg', '/1.json'].map(firstFile),
];

const unusualTexts = ['/feed.json', firstFile('.md')];
const media = ['.mp4', '.avif', '.jpg', '.woff2'].map(firstFile);

const byType = Map.groupBy(files, (file) => path.extname(file));
const filesOfTypes = [...byType.values()].flatMap((ofType) => ofType.slice(0, filesOfEachType));

const isSlashForm = checkEach(
  pages.filter((page) => page !== '/'),
  async (site, page) => {
    const response = await ask(site, `${page}/?from=mail`);
    if (site.slash === 'answers') expectFile(`${page}/`, response);
    else {
      expect.soft([307, 308], `${page}/: redirects`).toContain(response.status);
      expect.soft(response.headers.location, `${page}/: redirects to`).toBe(`${page}?from=mail`);
    }
  },
);

/** Addresses, their files, and how these are compressed. */
export const fileChecks = {
  'every page answers 200 with its file': areServed(pages),
  'a page with a trailing slash: the same page, or a redirect to it': isSlashForm,
  'files of every type answer 200 with their bytes': areServed(filesOfTypes),
  'old addresses: 301 to their pages, in both slash forms': checkEach([...redirects.keys()], async (site, old) => {
    const { status, headers } = await ask(site, encodeURI(old));
    expect.soft([status, headers.location], old).toEqual([301, redirects.get(old)]);
  }),
  "missing paths: 404 with the site's page": areMissing(missing),
  'the 404 page has no address of its own': areMissing(['/404', ...translations.map((start) => `${start}/404`)]),
  'host files, dotfiles, precompressed files: 404': areMissing(unserved),
  'HEAD: as GET, without the body': checkEach([...samples, '/no-such-page'], async (site, place) => {
    const [head, get] = [await ask(site, place, {}, 'HEAD'), await ask(site, place)];
    expect.soft([head.status, head.body.length], `HEAD ${place}: status, bytes`).toEqual([get.status, 0]);
    for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
      expect.soft(head.headers[name], `HEAD ${place}: ${name}`).toBe(get.headers[name]);
    }
  }),
  'other methods: 405': checkEach(['POST', 'PUT', 'DELETE', 'OPTIONS'], async (site, method) =>
    expect.soft((await ask(site, '/about', {}, method)).status, method).toBe(405),
  ),
  'text, for clients that accept Brotli: Brotli': areSentAs('br', texts, 'br'),
  'text, for clients that accept both, as browsers do: Brotli': areSentAs('br', texts, 'gzip, deflate, br, zstd'),
  'Markdown and the JSON feed: Brotli': areSentAs('br', unusualTexts, 'br'),
  'text, for clients that accept only gzip: gzip': checkAll(
    areSentAs('gzip', texts, 'gzip'),
    areSentAs('gzip', texts, 'br;q=0, gzip'),
  ),
  'text, for clients that accept neither: uncompressed': areSentAs('none', texts, 'br;q=0, gzip;q=0, identity'),
  'films, pictures, fonts: uncompressed': areSentAs('none', media, 'br, gzip'),
  'text varies by Accept-Encoding': checkEach([...texts, '/no-such-page'], async (site, place) => {
    const { vary } = (await ask(site, place, { 'Accept-Encoding': 'br' })).headers;
    expect.soft(vary?.toLowerCase(), `${place}: Vary`).toBe('accept-encoding');
  }),
} as const satisfies Record<string, Check>;
