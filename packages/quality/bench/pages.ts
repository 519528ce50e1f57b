import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Request } from 'playwright';
import { listFiles } from '@site/system/list-files.ts';
import { cutFirstSection, pagePath, sizeLimits } from '../test/check-sizes.ts';
import { createRows, createWorstRow, type Row } from './rows.ts';
import {
  listInlineScripts,
  listPages,
  missingPath,
  phone,
  weighScripts,
  weighText,
  withPage,
  type Bench,
} from './site.ts';

/** Bytes of a page's inline and linked style, before compression. */
async function sumStyle(dist: string, html: string): Promise<number> {
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  const links = [...html.matchAll(/<link\b[^>]*\bhref="(\/[^"]+\.css)"/g)].map(([, sheet = '']) => sheet);
  const linked = await Promise.all(links.map((sheet) => readFile(path.join(dist, sheet), 'utf8')));
  return Buffer.byteLength([...inline, ...linked].join(''));
}

/** What every built page weighs, and the fonts. */
export async function measurePageSizes({ site: { dist } }: Pick<Bench, 'site'>): Promise<Row[]> {
  const files = listFiles(dist);
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({ address: pagePath(file), html: await readFile(path.join(dist, file), 'utf8') })),
  );
  const subject = 'What pages weigh';
  const worst = async (what: string, limit: number, headline: string, weigh: (html: string) => Promise<number>) => {
    const sizes = await Promise.all(pages.map(async ({ address, html }) => [address, await weigh(html)] as const));
    const row = { subject, what, unit: 'bytes', runs: 1, target: { atMost: limit }, headline } as const;
    return createWorstRow(row, new Map(sizes));
  };
  const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const sizes = await Promise.all(fonts.map(async (file) => (await stat(path.join(dist, file))).size));
  const fontBytes = sizes.reduce((sum, size) => sum + size, 0);
  const first = (html: string) => weighText(cutFirstSection(html));
  const script = (html: string) => weighText(listInlineScripts(html).join('\n'));
  return [
    ...(await worst('HTML with its style', sizeLimits.page, 'HTML with its style, heaviest page', weighText)),
    ...(await worst(
      'head, style, header and first section',
      sizeLimits.firstSection,
      'Head to first section, heaviest page',
      first,
    )),
    ...(await worst('style before compression', sizeLimits.style, 'Style of a page before compression', (html) =>
      sumStyle(dist, html),
    )),
    ...(await worst('scripts inside a page', sizeLimits.script, 'Scripts inside a page', script)),
    ...createRows(subject, 1, [
      ['all fonts, as they are', fontBytes, 'bytes', { target: { atMost: sizeLimits.fonts }, headline: 'All fonts' }],
    ]),
  ];
}

/** Whether a page has an island, a player or a loop, so that it may load more than the script of every page. */
export function isInteractive(html: string): boolean {
  return /<astro-island\b|\sdata-(?:player|facade|loop)\b/.test(html);
}

/** What each kind of page loads by itself, before anybody touches it. */
export async function measureLoadedPages({ browser, site }: Bench): Promise<Row[]> {
  const [blocking, texts, tools] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  for (const address of listPages(site.dist).filter((one) => one !== missingPath)) {
    await withPage(browser, site, address, async ({ page, requests }) => {
      const isBlocking = await page.evaluate(() =>
        // Only Chromium tells which requests blocked the first paint.
        performance
          .getEntriesByType('resource')
          .map((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking'),
      );
      blocking.set(address, isBlocking.filter(Boolean).length);
      const html = await readFile(path.join(site.dist, address, 'index.html'), 'utf8');
      (isInteractive(html) ? tools : texts).set(address, await weighScripts(site.dist, address, requests));
    });
  }
  const row = { subject: 'Before the first paint and before interaction', unit: 'bytes', runs: 1 } as const;
  const first = { unit: 'requests', target: { atMost: 0 }, headline: 'Requests that block the first paint' } as const;
  const script = { target: { atMost: sizeLimits.script }, headline: 'JavaScript of a text page' };
  return [
    ...createWorstRow({ ...row, ...first, what: 'requests that block the first paint' }, blocking),
    ...createWorstRow({ ...row, ...script, what: 'JavaScript of a text page' }, texts),
    ...createWorstRow({ ...row, what: 'JavaScript of a page with an island, player or loop, before a scroll' }, tools),
  ];
}

/** Playwright's names for kinds of files, and ours. */
const kindNames: Readonly<Partial<Record<string, string>>> = {
  document: 'HTML with its style',
  font: 'fonts',
  image: 'pictures',
  media: 'films',
  script: 'scripts',
};

/** Bytes over the wire by the kind of file, and all of them under `all`; on a phone, before any scroll. */
async function loadHome({ browser, site }: Bench, deviceScaleFactor: number): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ ...phone, deviceScaleFactor });
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(site.origin, { waitUntil: 'networkidle' });
    const bytes = new Map([['all', 0]]);
    for (const request of finished) {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      for (const kind of ['all', kindNames[request.resourceType()] ?? 'the rest']) {
        bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize + responseHeadersSize);
      }
    }
    return bytes;
  } finally {
    await context.close();
  }
}

/** What home's first screen costs on phones of two densities. The heaviest load counts: a busy moment can end one early. */
export async function measureHome(bench: Bench): Promise<Row[]> {
  const runs = 5;
  const judged = { target: { atMost: 120_000 }, headline: 'Home on a phone, all bytes before a scroll' };
  const rows: Row[] = [];
  for (const density of [2, 3]) {
    let heaviest: ReadonlyMap<string, number> = new Map();
    for (let run = 0; run < runs; run += 1) {
      const load = await loadHome(bench, density);
      if ((load.get('all') ?? 0) > (heaviest.get('all') ?? 0)) heaviest = load;
    }
    const cells = [...heaviest]
      .toSorted(([, a], [, b]) => b - a)
      .map(([kind, figure]) => {
        const more = density === 2 && kind === 'all' ? judged : {};
        return [`${String(density)} pixels a point: ${kind}`, figure, 'bytes', more] as const;
      });
    rows.push(
      ...createRows('Home on a phone, all that it loads before any scroll, most of several loads', runs, cells),
    );
  }
  return rows;
}
