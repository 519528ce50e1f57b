import type { Page } from '@playwright/test';

/** Storage throws, as in some private windows. */
export async function blockStorage(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }, storage);
}

/** Sets `navigator.connection`; by default that of a visitor who saves data. */
export async function setConnection(
  page: Page,
  connection: Readonly<Record<string, unknown>> = { saveData: true },
): Promise<void> {
  await page.addInitScript((set) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => set });
  }, connection);
}

/** Removes the Web Share API. */
export async function removeShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
}
