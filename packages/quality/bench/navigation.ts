import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { BrowserTab, withDevtools, type Devtools } from '@site/system/browser-tab.ts';
import { browserProgram, findProgram } from '@site/system/find-program.ts';
import { createRows, median, type Row } from './rows.ts';
import type { Bench } from './site.ts';

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

/** How long a reader waits for the next page, prefetched or not. Playwright's pages are never prerendered. */
export async function measureNavigation({ site }: Bench): Promise<Row[]> {
  return withDevtools(findProgram(browserProgram), async (devtools) => {
    const measure = async (isPrefetched: boolean) =>
      median(await Array.fromAsync({ length: runCount }, () => clickOnce(devtools, site.origin, isPrefetched)));
    const judged = { target: { atMost: 100 }, headline: 'A click to the next page painted, prefetched' };
    const [prefetched, direct] = [await measure(true), await measure(false)];
    return createRows('A click on a link of home, to the next page painted', runCount, [
      [`${links.prefetched}, prefetched while the pointer rests and presses on its link`, prefetched, 'ms', judged],
      [`${links.direct}, clicked at once`, direct, 'ms'],
    ]);
  });
}
