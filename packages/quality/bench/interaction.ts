import type { Browser, Locator, Page } from 'playwright';
import { createRows, median, type Cells, type Row } from './rows.ts';
import { phone, processorSlowdown, type Bench } from './site.ts';

const subject = 'Interaction to next paint on a slow phone: CPU 4× slower, Event Timing';

const runCount = 7;

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

/** Brings something on the screen, so that its island hydrates, as a visitor does who comes to it. */
async function waitForIsland(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.locator('astro-island[ssr]').waitFor({ state: 'detached' });
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
  {
    what: 'the first key of a search',
    address: '/about',
    prepare: openSearch,
    key: 'r',
  },
  { what: 'the slider of frame rates', address: '/phantom-camera', prepare: focusSlider, key: 'ArrowRight' },
  { what: 'the divider of a grade', address: '/color-grading', prepare: focusSlider, key: 'ArrowRight' },
  {
    what: 'an answer in the planner',
    address: '/plan',
    prepare: (page) => waitForIsland(page, '.planner'),
    tap: (page) => page.locator('.planner label').first(),
  },
  {
    what: 'a notification',
    address: '/contact',
    tap: (page) => page.locator('main [data-copy]').first(),
  },
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

/** Milliseconds from an input to the next paint, in a new browser context. */
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

/** How long a visitor with a slow phone waits for the answer to an input, as real users' figures are measured. */
export async function measureInteractions({ browser, site, signal }: Bench): Promise<Row[]> {
  const cells: Cells[] = [];
  for (const interaction of interactions) {
    const measured = await Array.fromAsync({ length: runCount }, () => {
      signal.throwIfAborted();
      return interactOnce(browser, site.origin, interaction);
    });
    const judged = { target: { atMost: 100 }, headline: `Interaction to next paint, slow phone: ${interaction.what}` };
    cells.push([`${interaction.address}: ${interaction.what}`, median(measured), 'ms', judged]);
  }
  return createRows(subject, runCount, cells);
}
