import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { BrowserTab, withDevtools, type Devtools } from '@site/system/browser-tab.ts';
import { browserProgram, findProgram } from '@site/system/find-program.ts';
import { listPages, missingPath } from '../site.ts';
import { createRows, median, type Row } from './rows.ts';
import type { Bench } from './site.ts';

const subject = 'A click on a link of home, to the next page painted; and the way back';

const runCount = 9;

/** Links in the header of home. */
const links = { prefetched: '/about', direct: '/movies' } as const;

/** How a reader moves, in milliseconds: looks at a page, rests on a link, presses; a quick click takes about 100. */
const reader = { looks: 2_500, rests: 1_000, presses: 100 } as const;

const pointSchema = z.object({ x: z.number(), y: z.number() });

/** Runs in the page: records when the next click comes, and returns where a link of the header is. */
const prepareClick = (address: string) => `(() => {
  const record = () => localStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
  addEventListener('click', record, { capture: true });
  const links = [...document.querySelectorAll('header a[href="${address}"]')];
  const box = links.find((link) => link.checkVisibility()).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
})()`;

/** Runs in the next page: milliseconds from the click until it was visible. A prerendered page becomes visible when it is activated. */
const readPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    const [navigation] = performance.getEntriesByType('navigation');
    if (!paint) return;
    const visible = Math.max(paint.startTime, navigation.activationStart);
    resolve(performance.timeOrigin + visible - Number(localStorage.getItem('clicked')));
  }).observe({ type: 'paint', buffered: true });
})`;

/** Milliseconds from a click on a link of home to the next page's first contentful paint. */
async function clickOnce(devtools: Devtools, origin: string, isPrefetched: boolean): Promise<number> {
  const tab = await BrowserTab.open(devtools, `${origin}/`);
  const address = isPrefetched ? links.prefetched : links.direct;
  try {
    await setTimeout(reader.looks);
    const point = pointSchema.parse(await tab.evaluate(prepareClick(address)));
    if (isPrefetched) {
      await tab.movePointer(point);
      await setTimeout(reader.rests);
    }
    await tab.click(point, isPrefetched ? reader.presses : 0);
    await tab.arriveAt(origin + address);
    return z.number().parse(await tab.evaluate(readPaint));
  } finally {
    await tab.close();
  }
}

/** Where a reader goes from each page, to come back from there. */
const elsewhere = '/site-map';

/** How long a page may take to come, and how often the tab is asked, in milliseconds. */
const arrival = { timeout: 15_000, interval: 100 } as const;

/** Waits until a tab shows a page, in the session that it has; a prerendered page has another. */
async function waitForPage(tab: BrowserTab, address: string): Promise<void> {
  const deadline = performance.now() + arrival.timeout;
  while ((await tab.evaluate('location.pathname + document.readyState')) !== `${address}complete`) {
    if (performance.now() > deadline) throw new Error(`${address} did not come within ${String(arrival.timeout)} ms`);
    await setTimeout(arrival.interval);
  }
}

/** Whether a page is as it was left after the way back to it. */
async function comesBack(devtools: Devtools, origin: string, address: string): Promise<boolean> {
  const tab = await BrowserTab.open(devtools, `${origin}${address}`);
  try {
    await waitForPage(tab, address);
    await tab.evaluate("addEventListener('pageshow', (event) => { globalThis.isRestored = event.persisted; })");
    await tab.evaluate(`location.assign('${elsewhere}')`);
    await waitForPage(tab, elsewhere);
    await tab.evaluate('history.back()');
    await waitForPage(tab, address);
    return (await tab.evaluate('globalThis.isRestored')) === true;
  } finally {
    await tab.close();
  }
}

/** How many pages the browser keeps while a reader is elsewhere. */
async function measureWayBack(devtools: Devtools, { dist, origin }: Bench['site']): Promise<Row[]> {
  // Browsers keep no page of an error.
  const pages = listPages(dist).filter((page) => page !== elsewhere && page !== missingPath);
  const restored = await Array.fromAsync(pages, (page) => comesBack(devtools, origin, page));
  const lost = pages.filter((_, at) => !restored[at]).map((page) => `not kept: ${page}`);
  const what = `pages that come back from the back/forward cache, of ${String(pages.length)}`;
  const judged = { target: { atLeast: pages.length } };
  const rows = createRows(subject, 1, [[what, pages.length - lost.length, 'pages', judged]]);
  return rows.map((row) => ({ ...row, details: lost }));
}

/** How long a reader waits for the next page, prefetched or not, and the way back. Playwright's pages are never prerendered, or kept. */
export async function measureNavigation({ site }: Bench): Promise<Row[]> {
  return withDevtools(findProgram(browserProgram), async (devtools) => {
    const measure = async (isPrefetched: boolean) =>
      median(await Array.fromAsync({ length: runCount }, () => clickOnce(devtools, site.origin, isPrefetched)));
    const judged = { target: { atMost: 80 }, headline: 'A click to the next page painted, prefetched' };
    const [prefetched, direct] = [await measure(true), await measure(false)];
    const clicks = createRows(subject, runCount, [
      [`${links.prefetched}, prefetched while the pointer rests and presses on its link`, prefetched, 'ms', judged],
      [`${links.direct}, clicked at once`, direct, 'ms'],
    ]);
    return [...clicks, ...(await measureWayBack(devtools, site))];
  });
}
