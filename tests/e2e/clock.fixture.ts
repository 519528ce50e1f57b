import type { Page } from '@playwright/test';

/** Room for the stop itself: a page's clock cannot be stopped in its past. */
const aheadMs = 2000;

/**
 * Stops a page's clock, which ran on since something was done to the page.
 * @param since when that was, by `Date.now()`.
 * @returns the most that may have passed on the page's clock since then, in milliseconds: on a busy machine more.
 */
export async function stopClock(page: Page, since: number): Promise<number> {
  const at = Date.now() + aheadMs;
  await page.clock.pauseAt(at);
  return at - since;
}

/** Lets so much of a page's stopped time pass that, since then, a moment is `ms` old at the most; nothing where it is. */
export async function runUpTo(page: Page, ms: number, passedMs: number): Promise<void> {
  await page.clock.runFor(Math.max(0, ms - passedMs));
}
