import { videosPerPage } from '../../../src/features/portfolio/group.ts';
import { median } from './median.ts';
import { withPage, type WatchedPage } from './open-page.ts';
import type { Row } from './row.ts';
import type { Bench, OpenSite } from './site.ts';
import { weighFiles } from './weigh.ts';

const address = '/music-videos';

/** Pages opened for a median. */
const runCount = 7;

/** How far from each other the page of a large and of the real catalogue may be, as a part of the latter. */
const growthTolerance = 0.05;

interface Click {
  /** Milliseconds from the click to the new cards in the document. */
  readonly ms: number;
  /** Paths of the data that were asked for from then on. */
  readonly data: readonly string[];
}

interface ClickCost {
  readonly htmlBytes: number;
  readonly answerBytes: number;
  readonly requests: number;
  /** Medians, where the answer was not there yet and where it was. */
  readonly coldMs: number;
  readonly readyMs: number;
}

/**
 * Clicks once.
 * @param isReady whether the reader came near the button before, which loads the next cards ahead of the click.
 */
async function clickOnce({ page, requests }: WatchedPage, isReady: boolean): Promise<Click> {
  await page.locator('[data-first-cards]').evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  const button = page.getByRole('button', { name: 'Load More Videos' });
  await button.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (isReady) {
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  const before = requests.length;
  const ms = await button.evaluate(async (element, added) => {
    const list = document.querySelector('[data-first-cards] ul');
    if (!list || !(element instanceof HTMLElement)) throw new Error('The page has no list of cards');
    const wanted = list.children.length + added;
    const arrival = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (list.children.length >= wanted) resolve(performance.now());
      }).observe(list, { childList: true });
    });
    const clicked = performance.now();
    element.click();
    return (await arrival) - clicked;
  }, videosPerPage);
  await page.waitForLoadState('networkidle');
  return { ms, data: requests.slice(before).filter((request) => request.startsWith('/data/')) };
}

async function measureClicks(bench: Bench, site: OpenSite): Promise<ClickCost> {
  const click = async (isReady: boolean) => {
    const clicks: Click[] = [];
    for (let run = 0; run < runCount; run += 1) {
      clicks.push(await withPage(bench.browser, site, address, (watched) => clickOnce(watched, isReady)));
    }
    return clicks;
  };
  const [cold, ready] = [await click(false), await click(true)];
  return {
    htmlBytes: await weighFiles(site.dist, [`${address}/index.html`]),
    answerBytes: await weighFiles(site.dist, new Set(cold.flatMap(({ data }) => data))),
    requests: Math.max(...cold.map(({ data }) => data.length)),
    coldMs: median(cold.map(({ ms }) => ms)),
    readyMs: median(ready.map(({ ms }) => ms)),
  };
}

function subjectOf({ videos }: OpenSite): string {
  return `A click on Load More Videos, ${videos.toLocaleString('en-US')} music videos`;
}

function listRows(site: OpenSite, cost: ClickCost): Row[] {
  const subject = subjectOf(site);
  return [
    { subject, what: `HTML of ${address}`, figure: cost.htmlBytes, unit: 'bytes', runs: 1 },
    { subject, what: 'the answer in JSON', figure: cost.answerBytes, unit: 'bytes', runs: 1 },
    { subject, what: 'requests to /data/ by one click', figure: cost.requests, unit: 'requests', runs: runCount },
    {
      subject,
      what: 'click to cards, answer not loaded ahead',
      figure: cost.coldMs,
      unit: 'ms',
      runs: runCount,
    },
    { subject, what: 'click to cards, answer loaded ahead', figure: cost.readyMs, unit: 'ms', runs: runCount },
  ];
}

/** How many times as much the larger catalogue costs. */
function listRatios(large: OpenSite, largeCost: ClickCost, cost: ClickCost): Row[] {
  const row = { subject: `${subjectOf(large)}, against the real catalogue`, unit: 'times', runs: 1 } as const;
  const ratio = (of: keyof ClickCost) => largeCost[of] / cost[of];
  return [
    {
      ...row,
      what: `HTML of ${address}`,
      figure: ratio('htmlBytes'),
      target: { atLeast: 1 - growthTolerance, atMost: 1 + growthTolerance },
      headline: `HTML of ${address}, ${large.videos.toLocaleString('en-US')} videos against the real catalogue`,
    },
    { ...row, what: 'the answer in JSON', figure: ratio('answerBytes') },
    { ...row, what: 'requests to /data/ by one click', figure: ratio('requests') },
    { ...row, what: 'click to cards, answer not loaded ahead', figure: ratio('coldMs'), runs: runCount },
    { ...row, what: 'click to cards, answer loaded ahead', figure: ratio('readyMs'), runs: runCount },
  ];
}

/** What twelve more cards cost, and that it does not depend on how many videos there are. */
export async function measureLoadMore(bench: Bench): Promise<Row[]> {
  const cost = await measureClicks(bench, bench.site);
  const rows = listRows(bench.site, cost);
  if (!bench.grown) return rows;
  const largeCost = await measureClicks(bench, bench.grown);
  return [...rows, ...listRows(bench.grown, largeCost), ...listRatios(bench.grown, largeCost, cost)];
}
