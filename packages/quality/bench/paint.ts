import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { listPages, openSite, type OpenSite } from '../site.ts';
import { writeFloor } from './floor.ts';
import { createRows, median, type Cells, type Row } from './rows.ts';
import { phone, type Bench } from './site.ts';

const runCount = 11;

/** Home, both portfolios, a page with people, a written page and the contact page; see `listPainted` for the others. */
const pages = ['/', '/music-videos', '/corporate-videos', '/about', '/about-regulus', '/contact'] as const;

/** A slow mobile connection: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const processorSlowdown = 4;

/** How much later than its floor a page may paint. */
const floorTolerance = 1.08;

/** How much later than another build. */
const tolerance = 1.05;

/** Visits, of so many, in which the headline is in the site's own face by the largest paint. */
const visits = { all: 20, least: 19 } as const;

interface Visit {
  /** First and largest contentful paint, in milliseconds. */
  readonly first: number;
  readonly largest: number;
  /** When the headline's face was there to paint with, in milliseconds; infinite if it never was. */
  readonly headline: number;
}

/** Runs before the page: keeps the time at which the face of the headline was there to paint with. */
const watchHeadline = () => {
  new MutationObserver((_, observer) => {
    const face = [...document.fonts].find(({ family }) => family.includes('Archivo Display'));
    if (!face) return;
    observer.disconnect();
    const keep = () => {
      document.documentElement.setAttribute('data-headline-at', String(performance.now()));
    };
    face.loaded.then(keep, () => undefined);
  }).observe(document, { childList: true, subtree: true });
};

/** Opens a page once, with an empty cache, under applied throttling. */
async function openOnce(browser: Browser, { origin }: OpenSite, address: string): Promise<Visit> {
  await using page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript(watchHeadline);
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
    return {
      first: first?.startTime ?? NaN,
      largest: await readLast('largest-contentful-paint'),
      headline: Number(document.documentElement.getAttribute('data-headline-at') ?? Infinity),
    };
  });
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

/** The page of each kind that the bench paints: those above, and one of each folder. */
function listPainted(dist: string): string[] {
  const others = listPages(dist).filter((page) => page.lastIndexOf('/') > 0);
  return [...pages, ...others];
}

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
  const inTime = own.filter(({ headline, largest }) => headline <= largest).length;
  const share = (inTime / own.length) * visits.all;
  return createRows(subject, runCount, [
    ...listPaints(all, 'floor', floorTolerance),
    [
      `first visits, of ${String(visits.all)}, with the headline in its own face by the largest paint`,
      ...([share, 'visits', { runs: own.length, target: { atLeast: visits.least } }] as const),
    ],
  ]);
}
