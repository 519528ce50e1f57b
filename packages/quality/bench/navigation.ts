import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { BrowserTab, withDevtools, type Devtools } from '@site/system/browser-tab.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import type { Bench } from './site.ts';

const subject = 'A click on a link of home, to the next page painted';

/** Pages opened for a median. */
const runCount = 9;

const target = 100;

/** Links in the header of home. */
const links = { ahead: '/about', direct: '/movies' } as const;

/** How a reader moves, in milliseconds: looks at a page, rests on a link, presses; a quick hand's click takes about 100. */
const reader = { looks: 2_500, rests: 1_000, presses: 100 } as const;

const pointSchema = z.object({ x: z.number(), y: z.number() });

/** In the page: notes when the next click comes, and says where a link of the header is. */
const prepareClick = (address: string) => `(() => {
  const note = () => localStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
  addEventListener('click', note, { capture: true });
  const links = [...document.querySelectorAll('header a[href="${address}"]')];
  const box = links.find((link) => link.checkVisibility()).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
})()`;

/** In the next page: milliseconds from the click until it was seen. What was drawn ahead is seen from its activation on. */
const readPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    const [navigation] = performance.getEntriesByType('navigation');
    if (!paint) return;
    const seen = Math.max(paint.startTime, navigation.activationStart);
    resolve(performance.timeOrigin + seen - Number(localStorage.getItem('clicked')));
  }).observe({ type: 'paint', buffered: true });
})`;

/** Milliseconds from a click on a link of home to the next page's first contentful paint. */
async function clickOnce(devtools: Devtools, origin: string, address: string, isAhead: boolean): Promise<number> {
  const tab = await BrowserTab.open(devtools, `${origin}/`);
  try {
    await setTimeout(reader.looks);
    const point = pointSchema.parse(await tab.evaluate(prepareClick(address)));
    if (isAhead) {
      await tab.movePointer(point);
      await setTimeout(reader.rests);
    }
    await tab.click(point, isAhead ? reader.presses : 0);
    await tab.arriveAt(origin + address);
    return z.number().parse(await tab.evaluate(readPaint));
  } finally {
    await tab.close();
  }
}

/** How long a reader waits for the next page, where it was loaded ahead and where it was not. */
export async function measureNavigation({ browserPath, site }: Bench): Promise<Row[]> {
  return withDevtools(browserPath, async (devtools) => {
    const click = async (isAhead: boolean) => {
      const times: number[] = [];
      const address = isAhead ? links.ahead : links.direct;
      for (let run = 0; run < runCount; run += 1) {
        times.push(await clickOnce(devtools, site.origin, address, isAhead));
      }
      return median(times);
    };
    const row = { subject, unit: 'ms', runs: runCount } as const;
    const [ahead, direct] = [await click(true), await click(false)];
    return [
      {
        ...row,
        what: `${links.ahead}, loaded ahead while the pointer rests on its link and the button is down`,
        figure: ahead,
        target: { atMost: target },
        headline: 'A click to the next page painted, prefetched',
      },
      { ...row, what: `${links.direct}, clicked at once`, figure: direct },
    ];
  });
}
