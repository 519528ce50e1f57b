import { listViolations } from './axe.ts';
import { blockPlayers, mockPlayers } from './players.fixture.ts';
import { cardOf, music, notification, openPortfolio, player } from './portfolio.fixture.ts';
import { content, desktopScreen, expect, forgetFaults, phoneScreen, test } from './site.fixture.ts';

// Smooth scrolling would still be running when a focused element is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing wrong with the menu open', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  for (const path of [content.routes.path('about'), content.routes.written('services')]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await listViolations(page), path).toEqual([]);
  }
});

test('axe finds nothing wrong with the player open, a tooltip and a notification over it', async ({ page, faults }) => {
  await page.setViewportSize(desktopScreen);
  await mockPlayers(page);
  await openPortfolio(page);
  await cardOf(page, music[0]?.slug ?? '').click();
  await expect(player(page).locator('iframe')).toHaveCSS('opacity', '1');
  await player(page).getByRole('button', { name: 'Share' }).click();
  await expect(notification(page)).toBeVisible();
  await player(page).getByRole('button', { name: 'Next video' }).hover();
  await expect(page.locator('.tooltip')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  // Axe sends a message to itself in the player's frame.
  forgetFaults(faults, /Failed to execute 'postMessage'/);
});

test('axe finds nothing wrong with the message of a blocked player', async ({ page }) => {
  await blockPlayers(page);
  await page.goto(content.routes.path('movies'));
  await page.locator('main a[data-facade]').first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
});

test('the skip link comes first, shows itself, and leads past the header', async ({ page }) => {
  await page.goto(content.routes.path('about'));
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#main');
  await expect(skip).toBeInViewport({ ratio: 1 });
  const box = await skip.boundingBox();
  expect(box?.height).toBeGreaterThan(20);

  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInMain, 'the next stop is in the page itself').toBe(true);
});

test('a phone on its side keeps most of its height for the page, with menu and call in reach', async ({ page }) => {
  await page.setViewportSize({ width: phoneScreen.height, height: phoneScreen.width });
  await page.goto(content.routes.written('services'));
  await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }));
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, top, bottom }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
        .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0) / innerHeight,
  );
  expect(covered).toBeLessThan(0.2);
  await expect(page.locator('[data-menu-open]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator(`header a[href="${content.phone.href}"]`).first()).toBeInViewport({ ratio: 1 });
});

test('the site map is in two columns on a desktop', async ({ page }) => {
  await page.setViewportSize(desktopScreen);
  await page.goto(content.routes.path('siteMap'));
  const edges = await page
    .getByRole('navigation', { name: 'All pages' })
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => Math.round(anchor.getBoundingClientRect().left)));
  expect(new Set(edges).size).toBe(2);
});
