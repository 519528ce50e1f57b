import { expectDrawingsSeen } from './faint-drawings.ts';
import { standInForPlayers } from './players.fixture.ts';
import { cardOf, music, openPortfolio, player } from './portfolio.fixture.ts';
import { parts, start } from './search.fixture.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, viewport: desktopScreen });

test('with forced colors, what can be pressed has an edge and the active route stands out', async ({ page }) => {
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

test('the plate behind a large figure does not cover its label', async ({ page }) => {
  const { frameRates } = content.single('tools');
  await page.goto(routes.written('phantom-camera'));
  const label = page
    .getByRole('region', { name: frameRates.title })
    .getByText(frameRates.becomes, { exact: true })
    .first();
  await label.scrollIntoViewIfNeeded();
  const seen = await label.screenshot();
  await label.evaluate((term) => {
    if (term.nextElementSibling instanceof HTMLElement) term.nextElementSibling.style.visibility = 'hidden';
  });
  expect(await label.screenshot()).toEqual(seen);
});

test('drawings are seen in the open menu, in the search and in the player', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await page.goto(start);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectDrawingsSeen(page, 'the menu');
  await page.keyboard.press('Escape');

  await page.setViewportSize(desktopScreen);
  await parts(page).button.click();
  await expect(parts(page).close).toBeVisible();
  await expectDrawingsSeen(page, 'the search');

  await standInForPlayers(page);
  await openPortfolio(page);
  await cardOf(page, music[0]?.slug ?? '').click();
  await expect(player(page)).toBeVisible();
  await expectDrawingsSeen(page, 'the player');
});
