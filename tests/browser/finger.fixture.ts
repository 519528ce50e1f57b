import type { Locator } from '@playwright/test';

/** A finger's tap; Firefox sends touches over WebDriver BiDi, but no click after them, so a mouse does it there. */
export async function tap(target: Locator): Promise<void> {
  const isFirefox = target.page().context().browser()?.browserType().name() === 'firefox';
  await (isFirefox ? target.click() : target.tap());
}
