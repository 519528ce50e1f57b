import type { Page } from '@playwright/test';
import { standInForPlayers } from './players.fixture.ts';
import { content, desktopScreen, expect, test } from './site.fixture.ts';

const { routes } = content;

test.use({ viewport: desktopScreen });

test.describe('the line that says whose a player is', () => {
  const note = (page: Page) => page.locator('.player-note').first();

  test('stands on every player until one was played, and again once that is taken back', async ({ page }) => {
    await standInForPlayers(page);
    await page.goto(routes.path('movies'));
    const notes = page.locator('main .player-note');
    await expect(notes).toHaveText(
      await page.locator('main a[data-facade]').evaluateAll((all) => all.map(() => /another company/)),
    );
    await expect(note(page)).toBeVisible();
    await page.locator('main a[data-facade]').first().click();
    await expect(notes.last()).toBeHidden();

    await page.goto(routes.path('packages'));
    await expect(note(page), 'the device remembers').toBeHidden();

    const { players } = content.single('contactPage');
    await page.goto(routes.path('contact'));
    await page.getByRole('button', { name: players.forget }).click();
    await expect(page.locator('li.notification')).toContainText(players.forgotten);
    await expect(page.getByRole('button', { name: players.forget })).toBeHidden();
    await expect(page.getByRole('heading', { name: players.heading })).toBeFocused();
    await expect(note(page)).toBeVisible();
    await page.goto(routes.path('movies'));
    await expect(note(page)).toBeVisible();
  });

  test('a device that keeps nothing plays all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('No storage', 'SecurityError');
        },
      });
    });
    await standInForPlayers(page);
    await page.goto(routes.path('movies'));
    await page.locator('main a[data-facade]').first().click();
    await expect(page.locator('main iframe')).toHaveCSS('opacity', '1');
    await page.goto(routes.path('movies'));
    await expect(note(page)).toBeVisible();
    await page.goto(routes.path('contact'));
    await expect(page.getByRole('button', { name: content.single('contactPage').players.forget })).toBeHidden();
  });
});
