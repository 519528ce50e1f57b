import type { Browser, Page } from 'playwright';
import { median } from './median.ts';
import type { Row } from './row.ts';
import type { Bench } from './site.ts';

const subject = 'A click on a link of home, to the next page painted';

/** Pages opened for a median. */
const runCount = 9;

const target = 100;

/** Links in the header of home. */
const links = { prefetched: '/about', direct: '/movies' } as const;

/** How long a page may take to be prefetched or painted, in milliseconds. */
const timeout = 15_000;

/** Where the old page notes the time of the click for the new one. */
const storageKey = 'bench-clicked';

/** Resolves once Chromium has a page ready that a reader is about to open. */
async function waitForPrefetch(page: Page, address: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`Home did not prefetch ${address} when the pointer rested on its link`));
    }, timeout);
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status !== 'Ready' || new URL(prefetchUrl).pathname !== address) return;
      clearTimeout(timer);
      resolve();
    });
  });
  // Whoever fails before asking for it has another error to tell.
  ready.catch(() => undefined);
  await session.send('Preload.enable');
  return () => ready;
}

/** Milliseconds from a click to the next page's first contentful paint. */
async function clickOnce(browser: Browser, origin: string, address: string, isPrefetched: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.evaluate((key) => {
      const note = () => {
        sessionStorage.setItem(key, String(performance.timeOrigin + performance.now()));
      };
      addEventListener('click', note, { capture: true });
    }, storageKey);
    const link = page.getByRole('banner').locator(`a[href="${address}"]:visible`).first();
    if (isPrefetched) {
      const prefetched = await waitForPrefetch(page, address);
      await link.hover();
      await prefetched();
    }
    await link.click();
    await page.waitForURL(origin + address);
    return await page.evaluate(async (key) => {
      const painted = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      });
      return painted - Number(sessionStorage.getItem(key));
    }, storageKey);
  } finally {
    await context.close();
  }
}

/** How long a reader waits for the next page, where it was prefetched and where it was not. */
export async function measureNavigation({ browser, site }: Bench): Promise<Row[]> {
  const click = async (isPrefetched: boolean) => {
    const times: number[] = [];
    const address = isPrefetched ? links.prefetched : links.direct;
    for (let run = 0; run < runCount; run += 1) {
      times.push(await clickOnce(browser, site.origin, address, isPrefetched));
    }
    return times;
  };
  const row = { subject, unit: 'ms', runs: runCount } as const;
  const [prefetched, direct] = [await click(true), await click(false)];
  return [
    {
      ...row,
      what: `${links.prefetched}, prefetched while the pointer rests on the link`,
      figure: median(prefetched),
      target: { atMost: target },
      headline: 'A click to the next page painted, prefetched',
    },
    { ...row, what: `${links.direct}, clicked at once`, figure: median(direct) },
  ];
}
