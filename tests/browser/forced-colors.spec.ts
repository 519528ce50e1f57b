import { content, desktopScreen, expect, test } from './site.fixture.ts';

const { routes } = content;

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, viewport: desktopScreen });

test('with forced colors, controls have borders, and the active route and the chosen genre stand out', async ({
  page,
}) => {
  await page.goto(routes.path('about'));
  await expect(page.locator(`main a[href="${content.phone.href}"]`).first()).toHaveCSS('border-top-style', 'solid');

  for (const path of [routes.path('about'), routes.portfolio('music')]) {
    await page.goto(path);
    const links = await page
      .locator('nav a')
      .evaluateAll((all) => all.map((link) => [link.ariaCurrent, getComputedStyle(link).backgroundColor] as const));
    const grounds = Map.groupBy(links, ([current]) => current !== null && current !== 'false');
    const [chosen, others] = [true, false].map((is) => new Set(grounds.get(is)?.map(([, ground]) => ground)));
    expect(chosen?.size).toBe(1);
    expect([...(chosen?.intersection(others ?? new Set()) ?? [])]).toEqual([]);
  }
});
