import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { collect, compare, type Check } from '../check.ts';
import type { SiteUnderTest } from '../site-under-test.ts';

/** Text of every type that is long enough to pack, of those that all hosts pack. */
function listTexts({ built }: SiteUnderTest): string[] {
  const endings = ['.js', '.css', '.svg', '.json'].map((ending) => built.first(ending));
  return [
    '/',
    '/about',
    '/rss.xml',
    '/llms.txt',
    '/sitemap-videos.xml',
    ...endings.filter((one) => one !== '/feed.json'),
  ];
}

/** Text of types that some hosts do not know as text. */
function listUnusualTexts({ built }: SiteUnderTest): string[] {
  return ['/feed.json', built.first('.md')];
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Whether a text comes packed in one way, and holds the file's bytes. */
async function checkPacked(
  site: SiteUnderTest,
  place: string,
  accepted: string,
  encoding: keyof typeof unpack,
): Promise<string[]> {
  const { headers, body } = await site.ask(place, { headers: { 'Accept-Encoding': accepted } });
  const faults = compare(`${place} for '${accepted}': Content-Encoding`, headers['content-encoding'], encoding);
  if (faults.length > 0) return faults;
  return compare(`${place} for '${accepted}': its bytes`, unpack[encoding](body).equals(site.built.read(place)), true);
}

async function checkPlain(site: SiteUnderTest, place: string, accepted: string): Promise<string[]> {
  const { headers, body } = await site.ask(place, { headers: { 'Accept-Encoding': accepted } });
  return [
    ...compare(`${place} for '${accepted}': Content-Encoding`, headers['content-encoding'], undefined),
    ...compare(`${place} for '${accepted}': its bytes`, body.equals(site.built.read(place)), true),
  ];
}

const films: Check = async (site) =>
  collect(['.mp4', '.avif', '.jpg', '.woff2'], async (ending) =>
    checkPlain(site, site.built.first(ending), 'br, gzip'),
  );

const vary: Check = async (site) =>
  collect([...listTexts(site), '/no-such-page'], async (place) => {
    const { headers } = await site.ask(place, { headers: { 'Accept-Encoding': 'br' } });
    return compare(`${place}: Vary`, headers.vary?.toLowerCase(), 'accept-encoding');
  });

/** Text that is packed on its way. */
export const compressionChecks = {
  'text, for who takes Brotli: Brotli': async (site) =>
    collect(listTexts(site), async (place) => checkPacked(site, place, 'br', 'br')),
  'text, for who takes gzip and Brotli, as browsers do: Brotli': async (site) =>
    collect(listTexts(site), async (place) => checkPacked(site, place, 'gzip, deflate, br, zstd', 'br')),
  'Markdown and the JSON feed, for who takes Brotli: Brotli': async (site) =>
    collect(listUnusualTexts(site), async (place) => checkPacked(site, place, 'br', 'br')),
  'text, for who takes gzip alone or rather: gzip': async (site) => [
    ...(await collect(listTexts(site), async (place) => checkPacked(site, place, 'gzip', 'gzip'))),
    ...(await collect(listTexts(site), async (place) => checkPacked(site, place, 'br;q=0, gzip', 'gzip'))),
  ],
  'text, for who takes neither: as it is': async (site) =>
    collect(listTexts(site), async (place) => checkPlain(site, place, 'br;q=0, gzip;q=0, identity')),
  'films, pictures, fonts: as they are': films,
  'text says that it varies by Accept-Encoding': vary,
} as const satisfies Record<string, Check>;
