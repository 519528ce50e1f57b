import type { Browser } from 'playwright';
import type { OpenSite } from '../site.ts';
import { listPainted, phone, processorSlowdown } from './pages.ts';
import { once, pickWorst, relate, type Bench, type Measure, type Row } from './rows.ts';

const runCount = 9;

/** A slow mobile connection: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** First and largest contentful paint, in milliseconds. */
interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** Opens a page once on a slow phone, with an empty cache, and with its pictures. */
async function openOnce(browser: Browser, { origin }: OpenSite, address: string): Promise<Paints> {
  await using page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  return await page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, largest };
  });
}

/** The paints of each kind of page, each after those of the blank page, by the page's address. */
const openAll = once(async ({ browser, site, blank, signal }) => {
  const all = new Map<string, { readonly own: Paints; readonly blank: Paints }[]>();
  for (let run = 0; run < runCount; run += 1) {
    for (const address of listPainted(site.dist)) {
      signal.throwIfAborted();
      const visit = { blank: await openOnce(browser, blank, '/'), own: await openOnce(browser, site, address) };
      all.set(address, [...(all.get(address) ?? []), visit]);
    }
  }
  return all;
});

async function comparePaints(bench: Bench, which: keyof Paints, row: Pick<Row, 'what' | 'target'>): Promise<Row> {
  const rows = [...(await openAll(bench))].map(([address, visits]) => {
    const [own, blank] = [visits.map((visit) => visit.own[which]), visits.map((visit) => visit.blank[which])];
    const related = relate(row, own, blank);
    return { ...related, note: `${address}: ${related.note}` };
  });
  return pickWorst(rows);
}

export const paint: readonly Measure[] = [
  (bench) => comparePaints(bench, 'first', { what: 'First paint, slow phone, latest page', target: { atMost: 1.5 } }),
  (bench) =>
    comparePaints(bench, 'largest', { what: 'Largest paint, slow phone, latest page', target: { atMost: 1.75 } }),
];
