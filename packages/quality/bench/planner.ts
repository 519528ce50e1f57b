import { sizeLimits } from '../test/check-sizes.ts';
import { createRows, type Row } from './rows.ts';
import { openPage, weighScripts, type Bench } from './site.ts';

const address = '/plan';

/** The scripts of the planner, as a visitor on a phone loads them who answers its first question. */
export async function measurePlannerScripts({ browser, site }: Bench): Promise<Row[]> {
  await using opened = await openPage(browser, site, address);
  const { page, requests } = opened;
  await page.locator('.planner').scrollIntoViewIfNeeded();
  await page.locator('astro-island[ssr]').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const hydrated = await weighScripts(site.dist, address, requests);
  await page.locator('.planner label').first().tap();
  await page.waitForLoadState('networkidle');
  const answered = await weighScripts(site.dist, address, requests);
  const judged = { target: { atMost: sizeLimits.islandScripts }, headline: 'JavaScript of /plan, all with React' };
  return createRows('JavaScript of the planner', 1, [
    ['until it is hydrated', hydrated, 'bytes'],
    ['until its first answer', answered, 'bytes', judged],
  ]);
}
