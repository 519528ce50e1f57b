import type { Locator, Page } from '@playwright/test';
import { mockPlayers } from './players.fixture.ts';
import { cardOf, music, openPortfolio, player } from './portfolio.fixture.ts';
import { desktopScreen, expect, test } from './site.fixture.ts';

/** Delays of the specification, in milliseconds. */
const openDelayMs = 700;
const skipDelayMs = 300;

test.use({ viewport: desktopScreen });

const tooltip = (page: Page): Locator => page.locator('.tooltip');
const control = (page: Page, name: string): Locator => player(page).getByRole('button', { name });

/** Opens the player with a mouse, and pauses the page's clock. */
async function openPlayer(page: Page): Promise<void> {
  await mockPlayers(page);
  await openPortfolio(page);
  await cardOf(page, music[1]?.slug ?? '').click();
  await expect(player(page).locator('iframe')).toBeVisible();
  await expect(page.locator('.growing')).toHaveCount(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 2000);
}

/** Moves the pointer away from the controls, in steps, to an empty area. */
async function leave(page: Page): Promise<void> {
  const box = await control(page, 'Share').boundingBox();
  if (!box) throw new Error('The player has no button to share');
  await page.mouse.move(box.x + box.width + 40, box.y + box.height + 60, { steps: 12 });
}

test('it opens after 700 ms, the next within 300 ms at once, and goes as the pointer moves into the player', async ({
  page,
}) => {
  await openPlayer(page);
  await expect(tooltip(page), 'a dialog that opens shows none').toHaveCount(0);
  await control(page, 'Share').hover();
  await page.clock.runFor(openDelayMs - 50);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(60);
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).toContainText('Share');

  await leave(page);
  await page.clock.runFor(skipDelayMs - 100);
  await control(page, 'Next video').hover();
  await page.clock.runFor(20);
  await expect(tooltip(page)).toContainText('Next video');

  await leave(page);
  await page.clock.runFor(skipDelayMs + 100);
  await expect(tooltip(page)).toHaveCount(0);
  await control(page, 'Share').hover();
  await page.clock.runFor(openDelayMs - 50);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(60);
  await expect(tooltip(page)).toBeVisible();
  // The page gets no events of a pointer over another document.
  await player(page).locator('iframe').hover();
  await expect(tooltip(page)).toBeHidden();
});

test('it opens on focus, is read out, stays under the pointer, and Escape closes it before the player @engines', async ({
  page,
}) => {
  await openPlayer(page);
  // From the link before it: beside the frame the focus would change processes, which takes time.
  await player(page).getByRole('link', { name: 'Credits and story' }).focus();
  await page.keyboard.press('Tab');
  const focused = control(page, 'Previous video');
  await expect(focused).toBeFocused();
  await page.clock.runFor(50);
  await expect(tooltip(page)).toContainText('Previous video');
  await expect(focused).toHaveAccessibleDescription(/\S/);

  await control(page, 'Share').hover();
  await page.clock.runFor(openDelayMs + 50);
  await expect(tooltip(page)).toContainText('Share');
  const box = await tooltip(page).boundingBox();
  if (!box) throw new Error('The tooltip is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.clock.runFor(2000);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(player(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player(page)).toHaveCount(0);
});
