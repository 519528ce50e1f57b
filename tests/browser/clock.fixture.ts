import type { Page } from '@playwright/test';

/** A margin, since a page's clock cannot be paused in its past. */
const aheadMs = 2000;

/**
 * Pauses a page's clock, which has been running since an earlier moment.
 * @param since that moment, by `Date.now()`.
 * @returns an upper bound of the milliseconds that have passed on the page's clock since then.
 */
export async function stopClock(page: Page, since: number): Promise<number> {
  const at = Date.now() + aheadMs;
  await page.clock.pauseAt(at);
  return at - since;
}

/** Advances a page's paused clock until at most `ms` have passed since a moment. */
export async function runUpTo(page: Page, ms: number, passedMs: number): Promise<void> {
  await page.clock.runFor(Math.max(0, ms - passedMs));
}
