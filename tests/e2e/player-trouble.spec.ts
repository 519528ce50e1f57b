import { runUpTo, stopClock } from './clock.fixture.ts';
import type { Locator, Page } from '@playwright/test';
import { blockPlayers, silencePlayers, standInForPlayers } from './players.fixture.ts';
import { content, desktopScreen, expect, test } from './site.fixture.ts';

const { routes } = content;

test.use({ viewport: desktopScreen });

function facade(page: Page, title: string): Locator {
  return page.locator('main a[data-facade]').filter({ hasText: title });
}

test.describe('a player that does not come', () => {
  const path = routes.path('movies');
  const [movie] = [...content.list('movies')].sort((a, b) => a.data.order - b.data.order);
  const title = movie?.data.title ?? '';
  const trouble = (page: Page) => page.locator('main').getByRole('alert');

  test('for eight seconds gives way to its poster, a sentence, a retry and the host’s page', async ({ page }) => {
    await silencePlayers(page);
    await page.goto(path);
    await page.clock.install();
    const tappedAt = Date.now();
    await facade(page, title).click();
    await expect(page.locator('main iframe')).toHaveCount(1);
    const passedMs = await stopClock(page, tappedAt);
    await runUpTo(page, 7500, passedMs);
    await expect(page.locator('main iframe'), 'it has eight seconds').toHaveCount(1);
    await page.clock.runFor(passedMs + 500);
    await expect(page.locator('main iframe')).toHaveCount(0);
    await expect(trouble(page)).toContainText(/No answer from (Vimeo|YouTube)/);
    await expect(trouble(page).getByRole('link', { name: /Open on (Vimeo|YouTube)/ })).toHaveAttribute(
      'href',
      /^https:\/\/(vimeo\.com\/\d+|www\.youtube\.com\/watch\?v=)/,
    );
    const retry = trouble(page).getByRole('button', { name: 'Try again' });
    await expect(retry).toBeFocused();
    await standInForPlayers(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('main iframe')).toHaveCSS('opacity', '1');
    await expect(trouble(page)).toHaveCount(0);
  });

  test('because its host is blocked is told at once', async ({ page }) => {
    await blockPlayers(page);
    await page.goto(path);
    await facade(page, title).click();
    await expect(trouble(page)).toContainText('No answer from');
    await expect(page.locator('main iframe')).toHaveCount(0);
  });

  test('for want of a connection says so', async ({ page, context, faults }) => {
    await page.goto(path);
    await context.setOffline(true);
    await facade(page, title).click();
    await expect(trouble(page)).toContainText('You are offline');
    await context.setOffline(false);
    await standInForPlayers(page);
    await trouble(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main iframe')).toHaveAttribute('title', title);
    // What the page itself was still loading.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
  });

  test('leaves a map drawn, with a way to the live one', async ({ page }) => {
    await blockPlayers(page);
    await page.goto(routes.path('contact'));
    await page.locator('a[data-facade=map]').click();
    await expect(trouble(page)).toContainText('No answer from OpenStreetMap');
    await expect(page.locator('a[data-facade=map] img')).toBeVisible();
  });
});
