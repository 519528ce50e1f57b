import type { Page } from 'playwright';
import type { OpenSite } from '../site.ts';
import { sizeLimits } from '../test/check-sizes.ts';
import { createRows, median, type Row } from './rows.ts';
import { measureEachCatalog, openPage, weighFiles, weighScripts, type Bench } from './site.ts';

const [music, corporate] = ['/music-videos', '/corporate-videos'] as const;

/** Pages opened for a median. */
const runCount = 7;

async function hydrateGrid(page: Page): Promise<void> {
  await page.locator('[data-first-cards]').evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await page.locator('astro-island[ssr]').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** The scripts of both portfolios, as a visitor on a phone loads them. */
export async function measurePortfolioScripts({ browser, site }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const address of [music, corporate]) {
    await using opened = await openPage(browser, site, address);
    const { page, requests } = opened;
    const weigh = () => weighScripts(site.dist, address, requests);
    const first = await weigh();
    await hydrateGrid(page);
    const hydrated = await weigh();
    await page.locator('[data-first-cards]').getByRole('link').first().tap();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    const tapped = await weigh();
    const headline = `JavaScript of ${address}, until its grid is ready`;
    const judged = { target: { atMost: sizeLimits.portfolioScripts }, headline };
    rows.push(
      ...createRows('JavaScript on portfolio pages', 1, [
        [`${address}: before any scroll or input`, first, 'bytes'],
        [`${address}: all until the grid is ready`, hydrated, 'bytes', judged],
        [`${address}: more at the first tap on a card`, tapped - hydrated, 'bytes'],
      ]),
    );
  }
  return rows;
}

interface Click {
  /** Milliseconds from the click to the new cards in the document. */
  readonly ms: number;
  /** Paths of the data that were requested from then on. */
  readonly data: readonly string[];
}

/** @param isPrefetched whether the visitor came near the button before the click, which prefetches the next cards. */
async function clickOnce({ browser }: Bench, site: OpenSite, isPrefetched: boolean): Promise<Click> {
  await using opened = await openPage(browser, site, music);
  const { page, requests } = opened;
  await hydrateGrid(page);
  const button = page.getByRole('button', { name: 'Load More Videos' });
  if (isPrefetched) {
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  const before = requests.length;
  const ms = await button.evaluate(async (element: HTMLElement) => {
    const list = document.querySelector('[data-first-cards] ul');
    if (!list) throw new Error('The page has no list of cards');
    const count = list.children.length;
    const arrival = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (list.children.length > count) resolve(performance.now());
      }).observe(list, { childList: true });
    });
    const clicked = performance.now();
    element.click();
    return (await arrival) - clicked;
  });
  // Read before the page is idle: from then on it may prefetch the cards after these.
  return { ms, data: requests.slice(before).filter((request) => request.startsWith('/data/')) };
}

/** What twelve more cards cost, and whether that depends on how many videos there are. */
export async function measureLoadMore(bench: Bench): Promise<Row[]> {
  const [rows = [], large = []] = await measureEachCatalog(bench, async (site, catalog) => {
    const cold = await Array.fromAsync({ length: runCount }, () => clickOnce(bench, site, false));
    const prefetched = await Array.fromAsync({ length: runCount }, () => clickOnce(bench, site, true));
    const data = cold.flatMap((click) => click.data);
    return createRows(`A click on Load More Videos, ${catalog}`, runCount, [
      [`HTML of ${music}`, await weighFiles(site.dist, [`${music}/index.html`]), 'bytes', { runs: 1 }],
      ['the answer in JSON', await weighFiles(site.dist, data), 'bytes', { runs: 1 }],
      ['requests to /data/ by one click', Math.max(...cold.map((click) => click.data.length)), 'requests'],
      ['click to cards, answer not prefetched', median(cold.map(({ ms }) => ms)), 'ms'],
      ['click to cards, answer prefetched', median(prefetched.map(({ ms }) => ms)), 'ms'],
    ]);
  });
  const videos = bench.grown?.videos.toLocaleString('en-US') ?? '';
  const headline = `HTML of ${music}, ${videos} videos compared with the real catalog`;
  const ratios = large.map((row, at): Row => {
    const judged = at === 0 && { target: { atLeast: 0.95, atMost: 1.05 }, headline };
    const subject = `${row.subject}, compared with the real catalog`;
    return { ...row, subject, figure: row.figure / (rows[at]?.figure ?? NaN), unit: 'times', ...judged };
  });
  return [...rows, ...large, ...ratios];
}
