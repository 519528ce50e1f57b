import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReceivedResponse } from '../../server/send-request.ts';
import { checkAll, checkEach, type Check, type Compare, type Site } from '../site.ts';

/** How many files of each type are checked: a server treats all pictures alike. */
const filesOfEachType = 20;

const missing = [
  ...['/no-such-page', '/no-such-page/', '/about/no-such-page'],
  ...['/uploads/none.0a1b2c.css', '/uploads/', '/rss.xml/'],
];

/** Instructions for hosts, hidden files, and precompressed files under their own names. */
const unserved = ['/_headers', '/_redirects', '/.assetsignore', '/.env', '/index.html.br', '/about/index.html.gz'];

function compareFile(
  site: Site,
  place: string,
  compare: Compare,
  { status, body }: ReceivedResponse,
  expected = 200,
): void {
  compare(`${place}: status`, status, expected);
  compare(`${place}: has the bytes of its file`, body.equals(site.built.read(place)), true);
}

const isServed = async (site: Site, place: string, compare: Compare) => {
  compareFile(site, place, compare, await site.request(place));
};
const isMissing = async (site: Site, place: string, compare: Compare) => {
  compareFile(site, place, compare, await site.request(place), 404);
};

const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body } as const;

/** Whether files are sent in an encoding, and hold their bytes. */
function isSentAs(encoding: keyof typeof decode, list: (site: Site) => readonly string[], accepted: string): Check {
  return checkEach(list, async (site, place, compare) => {
    const { headers, body } = await site.request(place, { headers: { 'Accept-Encoding': accepted } });
    const sent = headers['content-encoding'] ?? 'none';
    compare(`${place} for "${accepted}": Content-Encoding`, sent, encoding);
    if (sent === encoding)
      compare(`${place} for "${accepted}": has its bytes`, decode[encoding](body).equals(site.built.read(place)), true);
  });
}

/** Text of every type that all hosts compress, each long enough for it. */
function listTexts({ built }: Site): string[] {
  const byType = ['.js', '.css', '.svg', '.json'].map((ending) => built.first(ending));
  const named = ['/', '/about', '/rss.xml', '/llms.txt', '/sitemap-videos.xml'];
  return [...named, ...byType.filter((place) => place !== '/feed.json')];
}

const listUnusualTexts = ({ built }: Site) => ['/feed.json', built.first('.md')];
const listMedia = ({ built }: Site) => ['.mp4', '.avif', '.jpg', '.woff2'].map((ending) => built.first(ending));

/** Addresses, their files, and how these are compressed. */
export const fileChecks = {
  'every page answers 200 with its file': checkEach(({ built }) => built.pages, isServed),
  'a page with a trailing slash: the same page, or a redirect to it': checkEach(
    ({ built }) => built.pages.filter((page) => page !== '/'),
    async (site, page, compare) => {
      const response = await site.request(`${page}/?from=mail`);
      if (site.slash === 'answers') compareFile(site, `${page}/`, compare, response);
      else {
        compare(`${page}/: redirects`, [307, 308].includes(response.status), true);
        compare(`${page}/: redirects to`, response.headers.location, `${page}?from=mail`);
      }
    },
  ),
  'files of every type answer 200 with their bytes': checkEach(({ built }) => {
    const byType = Map.groupBy(built.files, (file) => path.extname(file));
    return [...byType.values()].flatMap((files) => files.slice(0, filesOfEachType));
  }, isServed),
  "missing paths: 404 with the site's page": checkEach(missing, isMissing),
  'the 404 page has no address of its own': checkEach(['/404'], isMissing),
  'host files, dotfiles, precompressed files: 404': checkEach(unserved, isMissing),
  'HEAD: as GET, without the body': checkEach(
    ({ built }) => [...built.samples, '/no-such-page'],
    async (site, place, compare) => {
      const [without, get] = [await site.request(place, { method: 'HEAD' }), await site.request(place)];
      compare(`HEAD ${place}: status`, without.status, get.status);
      compare(`HEAD ${place}: bytes`, without.body.length, 0);
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
        compare(`HEAD ${place}: ${name}`, without.headers[name], get.headers[name]);
      }
    },
  ),
  'other methods: 405': checkEach(['POST', 'PUT', 'DELETE', 'OPTIONS'], async (site, method, compare) => {
    compare(`${method}: status`, (await site.request('/about', { method })).status, 405);
  }),
  'text, for clients that accept Brotli: Brotli': isSentAs('br', listTexts, 'br'),
  'text, for clients that accept both, as browsers do: Brotli': isSentAs('br', listTexts, 'gzip, deflate, br, zstd'),
  'Markdown and the JSON feed: Brotli': isSentAs('br', listUnusualTexts, 'br'),
  'text, for clients that accept only gzip: gzip': checkAll(
    isSentAs('gzip', listTexts, 'gzip'),
    isSentAs('gzip', listTexts, 'br;q=0, gzip'),
  ),
  'text, for clients that accept neither: uncompressed': isSentAs('none', listTexts, 'br;q=0, gzip;q=0, identity'),
  'films, pictures, fonts: uncompressed': isSentAs('none', listMedia, 'br, gzip'),
  'text varies by Accept-Encoding': checkEach(
    (site) => [...listTexts(site), '/no-such-page'],
    async (site, place, compare) => {
      const { headers } = await site.request(place, { headers: { 'Accept-Encoding': 'br' } });
      compare(`${place}: Vary`, headers.vary?.toLowerCase(), 'accept-encoding');
    },
  ),
} as const satisfies Record<string, Check>;
