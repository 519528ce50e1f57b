import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Request } from 'playwright';
import { listPages, missingPath } from '../site.ts';
import { pageParts, sizeLimits, sumFonts, weighPages } from '../test/check-sizes.ts';
import { createRows, createWorstRow, type Row } from './rows.ts';
import { openPage, phone, weighScripts, type Bench } from './site.ts';

/** What the README calls the heaviest page in each part. */
const partHeadlines = {
  page: 'HTML with its style, heaviest page',
  firstSection: 'Head to first section, heaviest page',
  style: 'Style of a page before compression',
} as const;

/** What every built page weighs, and the fonts. */
export async function measurePageSizes({ site: { dist } }: Bench): Promise<Row[]> {
  const subject = 'What pages weigh';
  const rows: Row[] = [];
  for (const part of ['page', 'firstSection', 'style'] as const) {
    const judged = { target: { atMost: sizeLimits[part] }, headline: partHeadlines[part] };
    const row = { subject, what: pageParts[part].name, unit: 'bytes', runs: 1, ...judged } as const;
    rows.push(...createWorstRow(row, await weighPages(dist, part)));
  }
  const judged = { target: { atMost: sizeLimits.fonts }, headline: 'All fonts' };
  return [...rows, ...createRows(subject, 1, [['all fonts, as they are', sumFonts(dist), 'bytes', judged]])];
}

/** Whether a page has an island, a player or a loop, so that it may load more than the script of every page. */
function isInteractive(html: string): boolean {
  return /<astro-island\b|\sdata-(?:player|facade|loop)\b/.test(html);
}

/** What each kind of page loads before a visitor interacts with it. */
export async function measureLoadedPages({ browser, site }: Bench): Promise<Row[]> {
  const [blocking, texts, tools] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  for (const address of listPages(site.dist).filter((one) => one !== missingPath)) {
    await using opened = await openPage(browser, site, address);
    const isBlocking = await opened.page.evaluate(() =>
      // Only Chromium tells which requests blocked the first paint.
      performance
        .getEntriesByType('resource')
        .map((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking'),
    );
    blocking.set(address, isBlocking.filter(Boolean).length);
    const html = await readFile(path.join(site.dist, address, 'index.html'), 'utf8');
    (isInteractive(html) ? tools : texts).set(address, await weighScripts(site.dist, address, opened.requests));
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

/** What the rows call Playwright's kinds of files. */
const kindNames: Readonly<Partial<Record<string, string>>> = {
  document: 'HTML with its style',
  font: 'fonts',
  image: 'pictures',
  media: 'films',
  script: 'scripts',
};

/** Bytes over the wire by the kind of file, and all of them under `all`; on a phone, before any scroll. */
async function loadHome({ browser, site }: Bench): Promise<ReadonlyMap<string, number>> {
  await using page = await browser.newPage({ ...phone, deviceScaleFactor: 2 });
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
}

/** What home's first screen costs on a phone. The heaviest load counts: a busy moment can end one early. */
export async function measureHome(bench: Bench): Promise<Row[]> {
  const runs = 5;
  const subject = 'Home on a phone, all that it loads before any scroll, most of several loads';
  const judged = { target: { atMost: 120_000 }, headline: 'Home on a phone, all bytes before a scroll' };
  const loads = await Array.fromAsync({ length: runs }, () => loadHome(bench));
  const [heaviest = []] = loads.toSorted((a, b) => (b.get('all') ?? 0) - (a.get('all') ?? 0));
  const kinds = [...heaviest].toSorted(([, a], [, b]) => b - a);
  return createRows(
    subject,
    runs,
    kinds.map(([kind, figure]) => [kind, figure, 'bytes', kind === 'all' ? judged : {}]),
  );
}
