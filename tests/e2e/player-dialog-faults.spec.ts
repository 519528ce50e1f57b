import { runUpTo, stopClock } from './clock.fixture.ts';
import { blockPlayers, parseVimeoId, silencePlayers, standInForPlayers } from './players.fixture.ts';
import {
  cardOf,
  expectPlayerClosed,
  music,
  musicPath,
  notification,
  openPortfolio,
  player,
} from './portfolio.fixture.ts';
import { desktopScreen, expect, test } from './site.fixture.ts';

test.use({ viewport: desktopScreen });

const [first] = music;
if (!first) throw new Error('content has no music videos');

for (const slug of ['no-such-video', '../about', 'UPPER%20CASE']) {
  test(`a video that is not there, "${slug}", leaves the page as it is and says so once`, async ({ page, faults }) => {
    await page.goto(`${musicPath}?video=${slug}`);
    await expect(notification(page)).toContainText('There is no video');
    await expect(notification(page)).toContainText(decodeURIComponent(slug));
    await expect(page).toHaveURL(musicPath);
    await expect(player(page)).toHaveCount(0);
    await expect(page.locator('h1')).toBeInViewport();
    await notification(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.waitForTimeout(500);
    await expect(notification(page)).toHaveCount(0);
    // The file that does not exist was asked for.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.startsWith('404 for')));
  });
}

test('a player that does not answer gives way to a sentence, a retry and the host’s page', async ({ page }) => {
  await silencePlayers(page);
  await openPortfolio(page);
  await page.clock.install();
  const openedAt = Date.now();
  await cardOf(page, first.slug).click();
  await expect(player(page).locator('iframe')).toHaveCount(1);
  const passedMs = await stopClock(page, openedAt);
  await runUpTo(page, 7500, passedMs);
  await expect(player(page).locator('iframe'), 'it has eight seconds').toHaveCount(1);
  await page.clock.runFor(passedMs + 500);
  const trouble = player(page).getByRole('alert');
  await expect(trouble).toContainText('No answer from Vimeo');
  await expect(page.locator('iframe')).toHaveCount(0);
  const { id } = parseVimeoId(first.data.vimeoId);
  await expect(trouble.getByRole('link', { name: 'Open on Vimeo' })).toHaveAttribute(
    'href',
    new RegExp(`^https://vimeo\\.com/${id}`),
  );
  await standInForPlayers(page);
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(player(page).locator('iframe')).toHaveCSS('opacity', '1');
  await expect(trouble).toHaveCount(0);
});

test('a host that is blocked is told from one that plays', async ({ page }) => {
  await blockPlayers(page);
  await openPortfolio(page);
  await cardOf(page, first.slug).click();
  await expect(player(page).getByRole('alert')).toContainText('No answer from Vimeo');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectPlayerClosed(page, first.slug);
});

test('without a connection it says so at once', async ({ page, context, faults }) => {
  await openPortfolio(page);
  const prepared = page.waitForResponse(/create-player/);
  await cardOf(page, first.slug).hover();
  await prepared;
  await expect
    .poll(() => page.locator('link[href*="player-dialog"]').evaluate((link) => 'sheet' in link && !!link.sheet))
    .toBe(true);
  await page.waitForTimeout(300);
  await context.setOffline(true);
  await cardOf(page, first.slug).click();
  await expect(player(page).getByRole('alert')).toContainText('You are offline');
  await expect(page.locator('iframe')).toHaveCount(0);
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
});
