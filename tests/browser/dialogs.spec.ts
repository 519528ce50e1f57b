import type { Locator, Page } from '@playwright/test';
import { waitForFrames } from './browser-test.ts';
import { mockPlayers } from './players.fixture.ts';
import { cardOf, music, openPortfolio, player } from './portfolio.fixture.ts';
import { parts as searchParts, start } from './search.fixture.ts';
import { content, expect, phoneScreen, test } from './site.fixture.ts';

test.use({ viewport: phoneScreen, hasTouch: true, reducedMotion: 'reduce' });

const { routes } = content;
const framed = content.list('videos').find(({ data }) => (data.frames?.length ?? 0) > 2);

interface Case {
  readonly path: string;
  readonly opener: (page: Page) => Locator;
  readonly dialog: (page: Page) => Locator;
  /** The position of a press on the backdrop, from its upper left corner. */
  readonly beside?: { readonly x: number; readonly y: number };
}

const cases: Readonly<Record<string, Case>> = {
  'the menu': {
    path: start,
    opener: (page) => page.getByRole('button', { name: 'Open menu' }),
    dialog: (page) => page.locator('#menu'),
    beside: { x: 20, y: 400 },
  },
  'the search': {
    path: start,
    opener: (page) => searchParts(page).button,
    dialog: (page) => page.locator('#search'),
  },
  'the reel': {
    path: routes.path('home'),
    opener: (page) => page.locator('[data-reel]'),
    dialog: (page) => page.locator('.reel-dialog'),
    beside: { x: 20, y: 120 },
  },
  'the frames of a film': {
    path: `/videos/${framed?.slug ?? ''}`,
    opener: (page) => page.locator('[data-frames] a').first(),
    dialog: (page) => page.locator('section .full-dialog'),
    beside: { x: 20, y: 120 },
  },
  'the player': {
    path: routes.portfolio('music'),
    opener: (page) => cardOf(page, music[1]?.slug ?? ''),
    dialog: player,
    beside: { x: 20, y: 120 },
  },
};

for (const [name, { path, opener, dialog, beside }] of Object.entries(cases)) {
  test(`Back closes ${name} and nothing else, a press beside it does, and the focus comes back`, async ({ page }) => {
    await mockPlayers(page);
    await page.goto(routes.path('about'));
    if (path === routes.portfolio('music')) await openPortfolio(page);
    else await page.goto(path);
    const address = page.url();
    const entries = await page.evaluate(() => history.length);
    const open = async () => {
      await opener(page).tap();
      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => dialog(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
      await expect(page.locator('.growing')).toHaveCount(0);
    };
    const expectClosed = async () => {
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(page).toHaveURL(address);
    };
    await open();
    await page.goBack();
    await expectClosed();

    if (beside) {
      await open();
      // Simulates selecting text up to there, once the dialog is open.
      await waitForFrames(page);
      const box = await dialog(page).locator('button, a').locator('visible=true').first().boundingBox();
      await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
      await page.mouse.down();
      await page.mouse.move(beside.x, beside.y);
      await page.mouse.up();
      await expect(dialog(page), 'the press began inside').toBeVisible();
      await page.mouse.click(beside.x, beside.y);
      await expectClosed();
    }
    await open();
    await page.keyboard.press('Escape');
    await expectClosed();
    expect(await page.evaluate(() => history.length), 'closing leaves no steps behind').toBeLessThanOrEqual(
      entries + 1,
    );
    await page.goBack();
    await expect(page).toHaveURL(routes.path('about'));
  });
}

test('following a link in a dialog replaces its history entry: Back returns to the page below', async ({ page }) => {
  await page.goto(routes.path('about'));
  await page.goto(start);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Movies' }).tap();
  await expect(page).toHaveURL(routes.path('movies'));
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(routes.path('about'));
});

test('of two open dialogs, Back and Escape close the upper one first, and the page stays until both are closed', async ({
  page,
}) => {
  await page.goto(routes.path('about'));
  await page.goto(start);
  const [menu, { dialog: search }] = [page.locator('#menu'), searchParts(page)];
  for (const leave of [async () => page.goBack(), async () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await search.evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await leave();
    await expect(search).toBeHidden();
    await expect(menu).toBeVisible();
    await leave();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(start);
  }
  await page.goBack();
  await expect(page).toHaveURL(routes.path('about'));
});

test('after a reload or a call with a dialog open, one step back suffices', async ({ page }) => {
  await page.goto(routes.path('about'));
  for (const leave of [() => page.reload(), () => page.locator('#menu a[href^="tel:"]').tap()]) {
    await page.goto(start);
    const menu = page.locator('#menu');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu).toBeVisible();
    await leave();
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => (history.state as { covers?: number } | null)?.covers ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(routes.path('about'));
  }
});
