import type { Page } from '@playwright/test';
import { runUpTo, stopClock } from './clock.fixture.ts';
import { moreButton, notification, openPortfolio } from './portfolio.fixture.ts';
import { content, desktopScreen, expect, expectTouchTarget, forgetFaults, phoneScreen, test } from './site.fixture.ts';

/** Numbers of the specification. */
const staysMs = 5000;
const swipePx = 50;

const { copying } = content.single('contactPage');
const path = content.routes.path('contact');

test.use({ viewport: desktopScreen, permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * Triggers a notification with the page's clock paused.
 * @returns an upper bound of the milliseconds since it appeared.
 */
async function showOne(page: Page): Promise<number> {
  await page.goto(path);
  await page.clock.install();
  const copiedAt = Date.now();
  await page.getByRole('button', { name: copying.phone }).click();
  await expect(notification(page)).toBeVisible();
  return stopClock(page, copiedAt);
}

test('a notification is announced to assistive technology, and stays for five seconds', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: copying.phone }).click();
  await expect(page.locator('[role=status][aria-live]')).toContainText(copying.done);
  const passedMs = await showOne(page);
  await page.mouse.move(10, 10);
  await runUpTo(page, staysMs - 500, passedMs);
  await expect(notification(page)).toBeVisible();
  await page.clock.runFor(passedMs + 500);
  await expect(notification(page)).toHaveCount(0);
});

test('it stays while hovered or focused, another takes its place, and Escape dismisses it', async ({ page }) => {
  await showOne(page);
  await notification(page).hover();
  await page.clock.runFor(2 * staysMs);
  await expect(notification(page)).toBeVisible();
  await page.mouse.move(10, 10);
  await notification(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(2 * staysMs);
  await expect(notification(page)).toBeVisible();
  await page.getByRole('button', { name: copying.phone }).focus();
  await page.clock.runFor(staysMs);
  await expect(notification(page)).toHaveCount(0);

  for (const email of Object.values(content.site.emails)) {
    await page.getByRole('button', { name: `${copying.email} ${email}` }).click();
    await expect(notification(page)).toHaveCount(1);
    await expect(notification(page)).toContainText(email);
  }

  await page.keyboard.press('F8');
  await expect(page.locator('ol.notifications')).toBeFocused();
  await expect(page.getByRole('region', { name: /Notifications \(F8\)/ })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(notification(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notification(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notification(page)).toHaveCount(0);
});

test('one dismissed under the pointer, with focus or by a swipe does not pin the next one', async ({ page }) => {
  await showOne(page);
  const dismiss = notification(page).getByRole('button', { name: 'Dismiss' });
  const copy = page.getByRole('button', { name: copying.phone });
  const swipe = async () => {
    const box = await notification(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 2 * swipePx, y, { steps: 3 });
    await page.mouse.up();
  };
  for (const leave of [
    () => dismiss.click(),
    () => dismiss.press('Enter'),
    () => notification(page).press('Escape'),
    swipe,
  ]) {
    await leave();
    await page.clock.runFor(500);
    await expect(notification(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.closest('.notifications') ?? null)).toBeNull();
    await copy.press('Enter');
    await expect(notification(page)).toBeVisible();
    await page.clock.runFor(staysMs - 500);
    await expect(notification(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(notification(page)).toHaveCount(0);
    await copy.press('Enter');
    await expect(notification(page)).toBeVisible();
  }
});

for (const [distance, goes] of [
  [swipePx - 6, false],
  [swipePx + 6, true],
] as const) {
  test(`a swipe of ${distance} px ${goes ? 'takes it away' : 'lets it come back'}`, async ({ page }) => {
    await showOne(page);
    const box = await notification(page).boundingBox();
    if (!box) throw new Error('The notification is not there');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await expect(notification(page)).toHaveAttribute('data-swipe', 'move');
    await page.mouse.up();
    if (goes) await expect(notification(page)).toHaveCount(0);
    else await expect(notification(page)).toHaveAttribute('data-swipe', 'cancel');
  });
}

test('what goes wrong looks different from what went well', async ({ page, faults }) => {
  await showOne(page);
  const edge = (target: Page) => notification(target).evaluate((box) => getComputedStyle(box).borderLeftColor);
  const usual = await edge(page);
  await page.clock.resume();
  await page.route('**/data/portfolio/**', (route) => route.fulfill({ status: 500, body: 'Disk full' }));
  await openPortfolio(page);
  await moreButton(page).click();
  await expect(notification(page)).toContainText('500: Disk full');
  expect(await edge(page)).not.toBe(usual);
  forgetFaults(faults, /\/data\/portfolio\//);
});

test('on a phone it stands above the call bar, within the screen', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await showOne(page);
  await expect(notification(page)).toBeInViewport({ ratio: 1 });
  const box = await notification(page).boundingBox();
  const bar = await page.locator('body > aside').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectTouchTarget(notification(page).getByRole('button', { name: 'Dismiss' }));
});
