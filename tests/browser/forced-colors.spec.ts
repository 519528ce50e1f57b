import { content, desktopScreen, expect, test } from './site.fixture.ts';

const { routes } = content;

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, viewport: desktopScreen });

test('with forced colors, controls have borders and the active route stands out', async ({ page }) => {
  await page.goto(routes.path('about'));
  const calls = page.locator(`main a[href="${content.phone.href}"]`);
  await expect(calls.first()).toHaveCSS('border-top-style', 'solid');

  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const lines = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('aria-current'), getComputedStyle(link).borderBottomWidth] as const),
  );
  expect(lines.filter(([current]) => current === 'page').map(([, width]) => width)).toEqual(['2px']);
  expect(new Set(lines.filter(([current]) => current === null).map(([, width]) => width))).toEqual(new Set(['0px']));
});
