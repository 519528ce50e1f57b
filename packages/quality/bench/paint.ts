import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { openSite, type OpenSite } from '../site.ts';
import { createRows, median, type Cells, type Row } from './rows.ts';
import { phone, type Bench } from './site.ts';

const runCount = 15;

/** Home, a portfolio and a text page. */
const pages = ['/', '/music-videos', '/about'] as const;

/** A slow mobile connection: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const processorSlowdown = 4;

/** How much later another build may paint. */
const tolerance = 1.05;

interface Paints {
  /** First and largest contentful paint, in milliseconds. */
  readonly first: number;
  readonly largest: number;
}

/** Opens a page once, with an empty cache, under applied throttling. */
async function openOnce(browser: Browser, { origin }: OpenSite, address: string): Promise<Paints> {
  await using page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  return await page.evaluate(async () => {
    const readLast = (type: string) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? NaN);
        });
        observer.observe({ type, buffered: true });
      });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { first: first?.startTime ?? NaN, largest: await readLast('largest-contentful-paint') };
  });
}

/** The paints of each page: a list for each site. */
type PaintRuns = ReadonlyMap<string, readonly (readonly Paints[])[]>;

async function openAll(browser: Browser, sites: readonly OpenSite[]): Promise<PaintRuns> {
  const runs = new Map<string, Paints[][]>(pages.map((address) => [address, sites.map(() => [])]));
  for (let run = 0; run < runCount; run += 1) {
    for (const [address, ofSites] of runs) {
      const order = [...sites.entries()];
      // The machine may be busier for the second one, so they take turns.
      for (const [at, site] of run % 2 ? order.reverse() : order) {
        ofSites[at]?.push(await openOnce(browser, site, address));
      }
    }
  }
  return runs;
}

/** The medians, and how they compare with the other build's if there is one. */
function listPaints(runs: PaintRuns): Row[] {
  const cells = [...runs].flatMap(([address, [own = [], other]]) =>
    (['first', 'largest'] as const).flatMap((which): Cells[] => {
      const what = `${address}: ${which} contentful paint`;
      const figure = median(own.map((paints) => paints[which]));
      if (!other) return [[what, figure, 'ms']];
      const before = median(other.map((paints) => paints[which]));
      const ratio: Cells = [`${what}, ratio`, figure / before, 'times', { target: { atMost: tolerance } }];
      return [[what, figure, 'ms'], [`${what}, other build`, before, 'ms'], ratio];
    }),
  );
  return createRows('Paint on a slow phone: 150 ms, 1.6 Mbit/s, CPU 4× slower, with pictures', runCount, cells);
}

/**
 * First and largest paint of one build, or of two in turn, so that the machine is equally busy for both.
 * @throws if the other folder holds no compressed site, which would be compared unfairly.
 */
export async function measurePaint({ browser, site, against }: Bench): Promise<Row[]> {
  if (against === undefined) return listPaints(await openAll(browser, [site]));
  if (!existsSync(path.join(against, 'index.html.br'))) {
    throw new Error(
      `--against ${against} has no index.html.br: name the dist folder of a project built by "npm start".`,
    );
  }
  await using other = await openSite(against);
  return listPaints(await openAll(browser, [site, other]));
}
