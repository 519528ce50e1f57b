import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cards, openPortfolio } from './portfolio.fixture.ts';
import { fixtureSite } from '../sites.ts';
import { content, expect, forgetFaults, phoneScreen, test, walkTimeoutMs, watchPath } from './site.fixture.ts';

function listPieces(address: string): string {
  const html = readFileSync(path.join(fixtureSite.dist, address, 'index.html'), 'utf8');
  const programs = html.matchAll(/<astro-island[^>]* component-url="([^"]+)"/g);
  return [...new Set([...programs].map(([, program = '']) => program))].sort().join();
}

/** On a push one page for each set of islands; the others run nightly. */
const pages = [...Map.groupBy(content.routes.all, (route) => listPieces(route.path))]
  .filter(([pieces]) => pieces !== '')
  .flatMap(([, routes]) => routes.map((route, index) => ({ address: route.path, tag: index > 0 ? ['@nightly'] : [] })));

const islandScripts = '**/uploads/*.js';

test.use({ viewport: phoneScreen, hasTouch: true });

/** Visible controls in a page's islands, without links to other pages. */
async function listDeadControls(page: Page): Promise<string[]> {
  return page.locator('astro-island').evaluateAll((islands) =>
    islands
      .filter((island) => island.hasAttribute('ssr'))
      .flatMap((island) => [...island.querySelectorAll('button, input, select, textarea, summary, [tabindex], a')])
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !(control instanceof HTMLAnchorElement && control.pathname !== location.pathname))
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

/** Triggers every kind of lazy hydration, and scrolls through the page. */
async function beginToUse(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) island.firstElementChild?.scrollIntoView();
  });
}

for (const { address, tag } of pages) {
  test(
    `${address} shows no control that does nothing, at first paint and without any of its scripts`,
    { tag },
    async ({ page, faults }) => {
      test.setTimeout(walkTimeoutMs);
      const scripts = new Set<string>();
      let blocked: string | undefined = '';
      await page.route(islandScripts, async (route) => {
        const { pathname } = new URL(route.request().url());
        scripts.add(pathname);
        if (blocked === '' || blocked === pathname) await route.abort();
        else await route.continue();
      });
      await page.goto(address);
      await expect(page.locator('astro-island[ssr]').first()).toBeAttached();
      expect(await listDeadControls(page), 'at first paint').toEqual([]);
      await beginToUse(page);
      await expect.poll(() => scripts.size).toBeGreaterThan(0);
      expect(await listDeadControls(page), 'without all scripts').toEqual([]);

      blocked = undefined;
      await page.reload();
      await beginToUse(page);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      for (const script of [...scripts]) {
        blocked = script;
        const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script));
        await page.reload();
        await beginToUse(page);
        await refused;
        expect(await listDeadControls(page), `without ${script}`).toEqual([]);
      }
      // The blocked requests, and React's and Astro's messages about them.
      forgetFaults(faults, /\/uploads\/|hydrating/);
    },
  );
}

for (const address of [content.routes.path('contact'), watchPath, content.routes.path('siteMap')]) {
  test(`${address} shows scripted controls only once they work`, async ({ page, faults }) => {
    const controls = page.locator('.needs-script');
    const shown = page.locator('main').locator('[data-copy], [data-share], [data-search]');
    await page.route(islandScripts, (route) => route.abort());
    await page.goto(address);
    await expect(shown.first()).toBeAttached();
    for (const control of await controls.all()) await expect(control).toBeHidden();
    faults.length = 0;
    await page.unroute(islandScripts);
    await page.reload();
    for (const control of await shown.all()) await expect(control).toBeVisible();
  });
}

for (const way of ['tap', 'Enter'] as const) {
  test(`a card whose player does not load leads to the video's page, by ${way}`, async ({ page, faults }) => {
    await page.route('**/uploads/later.*.js', (route) => route.abort());
    await openPortfolio(page);
    const card = cards(page).first().getByRole('link').first();
    await (way === 'tap' ? card.tap() : card.press('Enter'));
    await expect(page).toHaveURL(/\/videos\/[^/]+$/);
    faults.length = 0;
  });

  test(`copying is confirmed even if notifications don't load, by ${way}`, async ({ page, faults }) => {
    await page.route('**/uploads/NotificationRegion.*.js', (route) => route.abort());
    await page.goto(content.routes.path('contact'));
    await page.clock.install();
    const copy = page.locator('[data-copy]').first();
    await (way === 'tap' ? copy.tap() : copy.press('Enter'));
    const said = page.getByRole('status').filter({ hasText: /\S/ });
    await expect(said).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(said).toHaveCount(0);
    faults.length = 0;
  });
}

test('if an island fails, its page still links to all videos', async ({ page, faults }) => {
  await page.route(islandScripts, (route) => route.abort());
  await page.goto(content.routes.portfolio('music'));
  await beginToUse(page);
  await page.getByRole('link', { name: 'All videos', exact: true }).tap();
  await expect(page).toHaveURL('/videos');
  faults.length = 0;
});
