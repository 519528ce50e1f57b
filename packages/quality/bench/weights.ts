import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages, missingPath } from '../site.ts';
import { readInlineScripts, sizeLimits, sumFonts, weigh, weighPages } from '../test/check-sizes.ts';
import { openPage, phone, waitForIsland, type WatchedPage } from './pages.ts';
import { worst, type Bench, type Measure, type Row } from './rows.ts';

/** The heaviest page in one of its parts. */
async function weighPart({ site }: Bench, part: 'page' | 'firstSection' | 'style', what: string): Promise<Row> {
  return worst({ what, unit: 'bytes', target: { atMost: sizeLimits[part] } }, await weighPages(site.dist, part));
}

/** Bytes of the scripts in a page and of those among its requests. */
async function weighScripts(dist: string, address: string, { requests }: WatchedPage): Promise<number> {
  const html = await readFile(path.join(dist, address, 'index.html'), 'utf8');
  const files = new Set(requests.filter((request) => request.endsWith('.js')));
  const texts = await Promise.all([...files].map((file) => readFile(path.join(dist, file))));
  return weigh([readInlineScripts(html), ...texts]);
}

/** A page of each kind that a browser can keep. */
const listKept = (dist: string) => listPages(dist).filter((address) => address !== missingPath);

/** Requests that the first paint waits for; Chromium alone tells. */
async function countBlocking({ browser, site }: Bench): Promise<Row> {
  const blocking = new Map<string, number>();
  for (const address of listKept(site.dist)) {
    await using opened = await openPage(browser, site, address);
    const statuses = await opened.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking'),
    );
    blocking.set(address, statuses.filter(Boolean).length);
  }
  return worst({ what: 'Requests that block the first paint', unit: 'requests', target: { atMost: 0 } }, blocking);
}

/** The script of pages that have neither an island nor a player nor a loop. */
async function weighTextScripts({ browser, site }: Bench): Promise<Row> {
  const scripts = new Map<string, number>();
  for (const address of listKept(site.dist)) {
    const html = await readFile(path.join(site.dist, address, 'index.html'), 'utf8');
    if (/<astro-island\b|\sdata-(?:player|facade|loop)\b/.test(html)) continue;
    await using opened = await openPage(browser, site, address);
    scripts.set(address, await weighScripts(site.dist, address, opened));
  }
  return worst({ what: 'JavaScript of a text page', unit: 'bytes', target: { atMost: sizeLimits.script } }, scripts);
}

/** WebPageTest's 4G, in bytes a second. */
const cellular = { offline: false, latency: 170, downloadThroughput: 1_125_000, uploadThroughput: 1_125_000 };

/**
 * All bytes of home over the wire; the heaviest load counts: a busy moment can end one early. On a line without latency
 * Chromium does not know how fast it is, and fetches lazy pictures from twice as far below the screen as on 4G.
 */
async function weighHome({ browser, site }: Bench): Promise<Row> {
  const loads = await Array.fromAsync({ length: 5 }, async () => {
    await using page = await browser.newPage({ ...phone, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', cellular);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
    });
    await page.goto(site.origin, { waitUntil: 'networkidle' });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
  const what = 'Home on a phone, all bytes before a scroll';
  return { what, unit: 'bytes', target: { atMost: 120_000 }, figure: Math.max(...loads) };
}

/** All scripts of a page once the island at a place is hydrated. */
async function weighIsland({ browser, site }: Bench, address: string, selector: string): Promise<Row> {
  await using opened = await openPage(browser, site, address);
  await waitForIsland(opened.page, selector);
  await opened.page.waitForLoadState('networkidle');
  const figure = await weighScripts(site.dist, address, opened);
  const what = `JavaScript of ${address}, all with React`;
  return { what, unit: 'bytes', target: { atMost: sizeLimits.islandScripts }, figure };
}

export const weights: readonly Measure[] = [
  (bench) => weighPart(bench, 'page', 'HTML with its style, heaviest page'),
  (bench) => weighPart(bench, 'firstSection', 'Head to first section, heaviest page'),
  (bench) => weighPart(bench, 'style', 'Style of a page before compression'),
  ({ site }) => {
    const figure = sumFonts(site.dist);
    return Promise.resolve({ what: 'All fonts', unit: 'bytes', target: { atMost: sizeLimits.fonts }, figure });
  },
  countBlocking,
  weighTextScripts,
  weighHome,
  (bench) => weighIsland(bench, '/music-videos', '[data-first-cards]'),
  (bench) => weighIsland(bench, '/corporate-videos', '[data-first-cards]'),
  (bench) => weighIsland(bench, '/plan', '.planner'),
];
