import type { Locator, Page } from '@playwright/test';

/** Long enough for a page to have been asked for, had somebody wanted it. */
export async function waitInVain(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
}

/** Paths that the page's script fetches, each as often as it does, from now on. */
export function hearFetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => ({ saveData: true }) });
  });
}

/** A link in the page's own header or text, as a visitor meets it. */
export function linkTo(page: Page, path: string): Locator {
  return page.locator(`:is(header, main) a[href="${path}"]:visible`).first();
}
