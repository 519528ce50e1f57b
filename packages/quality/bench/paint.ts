import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession } from 'playwright';
import { openSite, type OpenSite } from '../site.ts';
import { writeFloor } from './floor.ts';
import { createRows, median, type Cells, type Row } from './rows.ts';
import { listPainted, phone, processorSlowdown, type Bench } from './site.ts';

const runCount = 21;

/** A slow mobile connection: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How much later than its floor a page may paint. */
const floorTolerance = 1.08;

/** How much later than another build. */
const tolerance = 1.05;

/** Visits, of so many, in which the headline is in the site's own face. */
const visits = { all: 20, least: 19 } as const;

interface Visit {
  /** First and largest contentful paint, in milliseconds. */
  readonly first: number;
  readonly largest: number;
  /** Whether the headline was painted in the site's own face. */
  readonly hasOwnFace: boolean;
}

/** Whether a page's headline is in a face that the site brings. One that is late is left out (decision 7). */
async function hasOwnFace(session: CDPSession): Promise<boolean> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

/** Opens a page once, with an empty cache, under applied throttling. */
async function openOnce(browser: Browser, { origin }: OpenSite, address: string): Promise<Visit> {
  await using page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(async () => {
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
  return { ...paints, hasOwnFace: await hasOwnFace(session) };
}

/** The visits to each page: a list for each site. */
type Visits = ReadonlyMap<string, readonly (readonly Visit[])[]>;

async function openAll(browser: Browser, sites: readonly OpenSite[], addresses: readonly string[]): Promise<Visits> {
  const all = new Map<string, Visit[][]>(addresses.map((address) => [address, sites.map(() => [])]));
  for (let run = 0; run < runCount; run += 1) {
    for (const [address, ofSites] of all) {
      const order = [...sites.entries()];
      // The machine may be busier for the second one, so they take turns.
      for (const [at, site] of run % 2 ? order.reverse() : order) {
        ofSites[at]?.push(await openOnce(browser, site, address));
      }
    }
  }
  return all;
}

/** The medians, and how they compare with those of the other site. */
function listPaints(all: Visits, otherName: string, atMost: number): Cells[] {
  return [...all].flatMap(([address, [own = [], other = []]]) =>
    (['first', 'largest'] as const).flatMap((which): Cells[] => {
      const what = `${address}: ${which} contentful paint`;
      const [figure, otherFigure] = [own, other].map((ofSite) => median(ofSite.map((visit) => visit[which])));
      if (figure === undefined || otherFigure === undefined) return [];
      return [
        [what, figure, 'ms'],
        [`${what}, ${otherName}`, otherFigure, 'ms'],
        [`${what}, ratio`, figure / otherFigure, 'times', { target: { atMost } }],
      ];
    }),
  );
}

const subject = 'Paint on a slow phone: 150 ms, 1.6 Mbit/s, CPU 4× slower, with pictures';

/**
 * First and largest paint of one build, or of two in turn, so that the machine is equally busy for both. One is compared
 * with its floor: the same pages in system fonts and without scripts.
 * @throws if the other folder holds no compressed site, which would be compared unfairly.
 */
export async function measurePaint({ browser, site, against, root }: Bench): Promise<Row[]> {
  const painted = listPainted(site.dist);
  if (against !== undefined) {
    if (!existsSync(path.join(against, 'index.html.br'))) {
      throw new Error(
        `--against ${against} has no index.html.br: name the dist folder of a project built by "npm start".`,
      );
    }
    await using other = await openSite(against);
    const all = await openAll(browser, [site, other], painted);
    return createRows(subject, runCount, listPaints(all, 'other build', tolerance));
  }
  const folder = path.join(root, '.cache/floor');
  await writeFloor(site.dist, painted, folder);
  await using floor = await openSite(folder);
  const all = await openAll(browser, [site, floor], painted);
  const own = [...all.values()].flatMap(([visitsOfPage = []]) => visitsOfPage);
  const inTime = own.filter((visit) => visit.hasOwnFace).length;
  const share = (inTime / own.length) * visits.all;
  return createRows(subject, runCount, [
    ...listPaints(all, 'floor', floorTolerance),
    [
      `first visits, of ${String(visits.all)}, with the headline in the site’s own face`,
      ...([share, 'visits', { runs: own.length, target: { atLeast: visits.least } }] as const),
    ],
  ]);
}
