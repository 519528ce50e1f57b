import type { Page } from 'playwright';
import { sizeLimits } from '../test/check-sizes.ts';
import { createRows, type Row } from './rows.ts';
import { openPage, weighFiles, weighScripts, type Bench } from './site.ts';

const [music, corporate] = ['/music-videos', '/corporate-videos'] as const;

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
    const judged = { target: { atMost: sizeLimits.islandScripts }, headline };
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

/** Whether the weight of a portfolio page depends on how many videos there are; nothing without a generated catalog. */
export async function measureGrowth({ site, videos, grown }: Bench): Promise<Row[]> {
  if (!grown) return [];
  const weighPage = (dist: string) => weighFiles(dist, [`${music}/index.html`]);
  const [bytes, grownBytes] = [await weighPage(site.dist), await weighPage(grown.dist)];
  const count = grown.videos.toLocaleString('en-US');
  const headline = `HTML of ${music}, ${count} videos compared with the real catalog`;
  return createRows(`HTML of ${music} by the size of the catalog`, 1, [
    [`${String(videos)} music videos`, bytes, 'bytes'],
    [`${count} music videos`, grownBytes, 'bytes'],
    [
      'the larger relative to the real one',
      grownBytes / bytes,
      'times',
      { target: { atLeast: 0.95, atMost: 1.05 }, headline },
    ],
  ]);
}
