import { listShifts, watchShifts } from './layout-shifts.ts';
import { content, expect, forgetFaults, phoneScreen, test, watchPath } from './site.fixture.ts';

const fontFiles = '**/*.woff2';
const pages = [content.routes.path('home'), content.routes.path('about'), content.routes.path('contact'), watchPath];

test.use({ viewport: phoneScreen });

for (const path of pages) {
  test(`${path} has the face of its headings in itself, and does not move when others are late`, async ({
    page,
    faults,
  }) => {
    await watchShifts(page);
    await page.route(fontFiles, (route) => route.abort());
    await page.goto(path);
    const isThere = () => document.fonts.check('800 1em Display', 'CALL A CREW, 24 HOURS');
    await expect.poll(() => page.evaluate(isThere)).toBe(true);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Display/);

    const late = Promise.withResolvers<undefined>();
    await page.unroute(fontFiles);
    await page.route(fontFiles, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    const loaded = page.waitForResponse(fontFiles);
    late.resolve(undefined);
    await (await loaded).finished();
    await page.evaluate(() => document.fonts.ready);
    expect(await listShifts(page)).toEqual([]);
    forgetFaults(faults, /\.woff2/);
  });
}
