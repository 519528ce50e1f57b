import { expect, type Locator, type Page } from '@playwright/test';

/** A file that no page asks for by itself. */
const markerPath = '/robots.txt';

/**
 * Listens to what the page's script fetches.
 * @returns what gives the paths since the last call, each as often as it was fetched: all that were asked for before the
 *   call, since requests are reported in the order of asking.
 */
export function recordFetches(page: Page): () => Promise<string[]> {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  });
  return async () => {
    await page.evaluate((path) => fetch(path), markerPath);
    await expect.poll(() => paths).toContain(markerPath);
    return paths.splice(0).filter((path) => path !== markerPath);
  };
}

/** A link in the page's own header or text, as a visitor meets it. */
export function linkTo(page: Page, path: string): Locator {
  return page.locator(`:is(header, main) a[href="${path}"]:visible`).first();
}
