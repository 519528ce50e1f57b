import type { Browser, Page } from 'playwright';
import type { OpenSite } from './site.ts';

/** A phone's screen, in CSS pixels. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const unweighed = new Set(['image', 'media', 'font']);

/** A page, and the paths of all that it asked the site for, in order; a path that was asked for twice stands there twice. */
export interface WatchedPage {
  readonly page: Page;
  readonly requests: readonly string[];
}

/**
 * Opens a page of a site in a new browser context, as on a phone. Pictures, films, fonts and other hosts do not answer.
 * @returns what `measure` returns.
 */
export async function withPage<Result>(
  browser: Browser,
  { origin }: Pick<OpenSite, 'origin'>,
  address: string,
  measure: (watched: WatchedPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  const requests: string[] = [];
  try {
    await context.route('**/*', (route) => {
      const request = route.request();
      const isWanted = request.url().startsWith(`${origin}/`) && !unweighed.has(request.resourceType());
      return isWanted ? route.continue() : route.abort();
    });
    const page = await context.newPage();
    page.on('request', (request) => {
      const { origin: host, pathname } = new URL(request.url());
      if (host === origin) requests.push(pathname);
    });
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    return await measure({ page, requests });
  } finally {
    await context.close();
  }
}
