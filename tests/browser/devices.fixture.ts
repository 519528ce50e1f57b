/** What some visitors' browsers refuse. */
import type { Page } from '@playwright/test';

/** Nothing can be kept, as in some private windows. */
export async function blockStorage(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }, storage);
}

/** What the browser says of its connection: that of a visitor who saves data, where nothing else is said. */
export async function setConnection(
  page: Page,
  connection: Readonly<Record<string, unknown>> = { saveData: true },
): Promise<void> {
  await page.addInitScript((set) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => set });
  }, connection);
}

/** No sheet of the device for sharing. */
export async function removeShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
}
