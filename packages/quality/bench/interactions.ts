import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { z } from 'zod';
import { BrowserTab, withDevtools, type Devtools } from '../browser-tab.ts';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { blankNext, phone, processorSlowdown, waitForIsland } from './pages.ts';
import { relate, type Bench, type Measure, type Row } from './rows.ts';

const runCount = 9;

/** The shortest interaction that a browser reports, in milliseconds (Event Timing API). */
const shortest = 16;

/** How long a page rests before and after an interaction, in milliseconds: what it started must not count as its cost. */
const rest = 600;

interface Interaction {
  readonly what: string;
  readonly address: string;
  /** What a visitor has done before. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What is tapped, which is on the screen by then; */
  readonly tap?: (page: Page) => Locator;
  /** or the key that is pressed. */
  readonly key?: string;
}

const openGrid = (page: Page) => waitForIsland(page, '[data-first-cards]');

async function focusSlider(page: Page): Promise<void> {
  await waitForIsland(page, 'main [role=region] input[type=range], main section input[type=range]');
  await page.getByRole('slider').first().focus();
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').locator('[data-search]').tap();
  await page.locator('#search').getByRole('combobox').waitFor();
  await page.waitForLoadState('networkidle');
}

const blankTap: Interaction = { what: 'a button', address: '/', tap: (page) => page.getByRole('button') };

const interactions: readonly Interaction[] = [
  {
    what: 'the menu',
    address: '/',
    tap: (page) => page.getByRole('banner').getByRole('button', { name: 'Open menu' }),
  },
  {
    what: 'a filter',
    address: '/corporate-videos',
    prepare: openGrid,
    tap: (page) => page.locator('[data-filter] a').nth(2),
  },
  {
    what: 'Load More',
    address: '/music-videos',
    prepare: openGrid,
    tap: (page) => page.getByRole('button', { name: 'Load More' }),
  },
  {
    what: 'opening a player',
    address: '/music-videos',
    prepare: openGrid,
    tap: (page) => page.locator('[data-first-cards]').getByRole('link').first(),
  },
  { what: 'the first key of a search', address: '/about', prepare: openSearch, key: 'r' },
  { what: 'the slider of frame rates', address: '/phantom-camera', prepare: focusSlider, key: 'ArrowRight' },
  { what: 'the divider of a grade', address: '/color-grading', prepare: focusSlider, key: 'ArrowRight' },
  {
    what: 'an answer in the planner',
    address: '/plan',
    prepare: (page) => waitForIsland(page, '.planner'),
    tap: (page) => page.locator('.planner label').first(),
  },
  { what: 'a notification', address: '/contact', tap: (page) => page.locator('main [data-copy]').first() },
];

/** Runs in the page: keeps the longest interaction from now on, in milliseconds. */
function watchInteractions(least: number): void {
  const kept = globalThis as { longestInteraction?: number };
  kept.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId > 0) kept.longestInteraction = Math.max(kept.longestInteraction ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
}

/** Milliseconds from an input to the next paint on a slow phone, as real users' figures are measured. */
async function interactOnce(browser: Browser, origin: string, interaction: Interaction): Promise<number> {
  const { address, prepare, tap, key } = interaction;
  await using page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await tap?.(page).scrollIntoViewIfNeeded();
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.waitForTimeout(rest);
  await page.evaluate(watchInteractions, shortest);
  await tap?.(page).tap();
  if (key !== undefined) await page.keyboard.press(key);
  await page.waitForTimeout(rest);
  const longest = await page.evaluate(() => (globalThis as { longestInteraction?: number }).longestInteraction ?? 0);
  // The browser reports nothing that is shorter.
  return Math.max(longest, shortest);
}

/** Takes turns, so that the machine is equally busy for both. */
async function takeTurns(
  signal: AbortSignal,
  measureOwn: () => Promise<number>,
  measureBlank: () => Promise<number>,
): Promise<[own: number[], blank: number[]]> {
  const [own, blank]: [number[], number[]] = [[], []];
  for (let run = 0; run < runCount; run += 1) {
    signal.throwIfAborted();
    blank.push(await measureBlank());
    own.push(await measureOwn());
  }
  return [own, blank];
}

async function measureInteraction({ browser, site, blank, signal }: Bench, interaction: Interaction): Promise<Row> {
  const turns = await takeTurns(
    signal,
    () => interactOnce(browser, site.origin, interaction),
    () => interactOnce(browser, blank.origin, blankTap),
  );
  return relate({ what: `Interaction, slow phone: ${interaction.what}`, target: { atMost: 3 } }, ...turns);
}

/** How a reader moves, in milliseconds: looks at a page, rests on a link, presses; a quick click takes about 100. */
const reader = { looks: 2_500, rests: 1_000, presses: 100 } as const;

const pointSchema = z.object({ x: z.number(), y: z.number() });

/** Runs in the page: records when the next click comes, and returns where a link is. */
const prepareClick = (address: string) => `(() => {
  const record = () => localStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
  addEventListener('click', record, { capture: true });
  const links = [...document.querySelectorAll('a[href="${address}"]')];
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

/** Milliseconds from a click on a link of the home page to the next page's first contentful paint. */
async function clickOnce(devtools: Devtools, origin: string, address: string): Promise<number> {
  const tab = await BrowserTab.open(devtools, `${origin}/`);
  try {
    await setTimeout(reader.looks);
    const point = pointSchema.parse(await tab.evaluate(prepareClick(address)));
    await tab.movePointer(point);
    await setTimeout(reader.rests);
    await tab.click(point, reader.presses);
    await tab.arriveAt(origin + address);
    return z.number().parse(await tab.evaluate(readPaint));
  } finally {
    await tab.close();
  }
}

/** How long a reader waits for the next page. Playwright's pages are never prerendered. */
async function measureClick({ site, blank, signal }: Bench): Promise<Row> {
  return withDevtools(await ensureBrowser(), async (devtools) => {
    const turns = await takeTurns(
      signal,
      () => clickOnce(devtools, site.origin, '/about'),
      () => clickOnce(devtools, blank.origin, blankNext),
    );
    return relate({ what: 'A click to the next page painted, prefetched', target: { atMost: 1 } }, ...turns);
  });
}

export const interactionRows: readonly Measure[] = [
  measureClick,
  ...interactions.map((interaction) => (bench: Bench) => measureInteraction(bench, interaction)),
];
