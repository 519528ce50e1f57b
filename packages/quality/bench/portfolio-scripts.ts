import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { sizeLimits } from '../test/check-sizes.ts';
import { listInlineScripts } from './inline-scripts.ts';
import { withPage, type WatchedPage } from './open-page.ts';
import type { Row } from './row.ts';
import type { Bench, OpenSite } from './site.ts';
import { weighFiles, weighText } from './weigh.ts';

const subject = 'JavaScript on portfolio pages';

const pages: readonly { readonly address: string; readonly waitForGrid: (page: Page) => Promise<void> }[] = [
  {
    address: '/music-videos',
    waitForGrid: (page) => page.getByRole('button', { name: 'Load More Videos' }).waitFor({ state: 'attached' }),
  },
  // Its twelve videos are all there: nothing is left to load more of.
  {
    address: '/corporate-videos',
    waitForGrid: (page) => page.locator('astro-island[ssr]').waitFor({ state: 'detached' }),
  },
];

async function weighInline(dist: string, address: string): Promise<number> {
  const html = await readFile(path.join(dist, address, 'index.html'), 'utf8');
  return weighText(listInlineScripts(html).join('\n'));
}

async function weighScripts({ dist }: OpenSite, { requests }: WatchedPage): Promise<number> {
  return weighFiles(dist, new Set(requests.filter((request) => request.endsWith('.js'))));
}

/** Bytes after each of three steps: the page alone, its grid ready, a card tapped. */
async function weighSteps({ browser, site }: Bench, { address, waitForGrid }: (typeof pages)[number]) {
  const inline = await weighInline(site.dist, address);
  return withPage(browser, site, address, async (watched) => {
    const { page } = watched;
    const first = inline + (await weighScripts(site, watched));
    const grid = page.locator('[data-first-cards]');
    await grid.evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    await waitForGrid(page);
    await page.waitForLoadState('networkidle');
    const hydrated = inline + (await weighScripts(site, watched));
    await grid.getByRole('link').first().tap();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    return { first, hydrated, tapped: inline + (await weighScripts(site, watched)) };
  });
}

/** The programs of both portfolios, as a visitor on a phone comes to load them. */
export async function measurePortfolioScripts(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) {
    const { first, hydrated, tapped } = await weighSteps(bench, page);
    const row = { subject, unit: 'bytes', runs: 1 } as const;
    rows.push(
      { ...row, what: `${page.address}: before any scroll or input`, figure: first },
      {
        ...row,
        what: `${page.address}: all until the grid is ready`,
        figure: hydrated,
        target: { atMost: sizeLimits.portfolioScripts },
        headline: `JavaScript of ${page.address}, until its grid is ready`,
      },
      { ...row, what: `${page.address}: more at the first tap on a card`, figure: tapped - hydrated },
    );
  }
  return rows;
}
