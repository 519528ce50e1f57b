import path from 'node:path';
import { type Locator, test as base, expect } from '@playwright/test';
import { readSiteContent } from '../site/read-site-content.ts';

export { expect };

/** The content that the tested site was built from. */
export const content = await readSiteContent(path.join(import.meta.dirname, '../../content'));

/** No page of the site. */
export const missingPath = '/no-such-page';

/** The address of the first file of a collection that has a page for each. */
function firstPath(collection: 'videos' | 'posts' | 'team', folder: string): string {
  const [entry] = content.list(collection);
  if (!entry) throw new Error(`content has no ${collection}`);
  return `${folder}/${entry.slug}`;
}

export const watchPath = firstPath('videos', '/videos');
export const articlePath = firstPath('posts', '/blog');
const personPath = firstPath('team', '/crew');

/** Every route of the table, and one page of each further kind. */
const everyKindOfPage: readonly string[] = [
  ...content.routes.all.map((route) => route.path),
  missingPath,
  watchPath,
  articlePath,
  personPath,
];

/** A new window takes the browser longer than a new page in it, so one test walks through this many. */
const pagesInAWalk = 8;

/** Pages in groups, each under the name of its first and last. */
export function groupPages(pages: readonly string[]) {
  return Array.from({ length: Math.ceil(pages.length / pagesInAWalk) }, (_, index) => {
    const paths = pages.slice(index * pagesInAWalk, (index + 1) * pagesInAWalk);
    return { name: `${paths[0] ?? ''} to ${paths.at(-1) ?? ''}`, paths };
  });
}

export const walks = groupPages(everyKindOfPage);

/** Time for a walk on a machine that is busy, in milliseconds. */
export const walkTimeoutMs = 120_000;

export const phoneScreen = { width: 390, height: 844 } as const;
export const desktopScreen = { width: 1440, height: 900 } as const;

/**
 * Expects an element to be as large as a finger needs, in CSS pixels on its shorter side. It asks for the size in the
 * layout: the box on the screen differs by a fraction while the element moves.
 */
export async function expectTouchTarget(element: Locator, least = 44): Promise<void> {
  const side = await element.evaluate((box: HTMLElement) => Math.min(box.offsetWidth, box.offsetHeight));
  expect(side, 'the touch target').toBeGreaterThanOrEqual(least);
}

/** Why a file did not load that the page no longer wanted, in the words of Chromium and of Firefox. */
const abortedLoads = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED']);

/** What Firefox throws for a file of script that did not load: whether it should have is told by the file's request. */
const failedImport = 'error loading dynamically imported module';

/** What Chromium logs for a document with an error status, such as the 404 page. */
const failedLoad = 'Failed to load resource';

/**
 * A test that fails for whatever goes wrong beside what it looks at: an error or warning in the console, an exception,
 * a file that does not load, or a request to any other host, which is blocked.
 */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context, baseURL }, use) => {
      const { origin } = new URL(baseURL ?? '');
      const faults: string[] = [];
      const isOutside = (url: URL) => url.protocol.startsWith('http') && url.origin !== origin;
      await context.route(isOutside, async (route) => {
        faults.push(`request to another host: ${route.request().url()}`);
        await route.abort();
      });
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type()) || message.text().startsWith(failedLoad)) return;
        faults.push(`console ${message.type()} on ${message.page()?.url() ?? 'a page'}: ${message.text()}`);
      });
      context.on('weberror', (webError) => {
        const { message } = webError.error();
        if (!message.startsWith(failedImport)) faults.push(`exception: ${message}`);
      });
      context.on('response', (response) => {
        if (response.status() < 400 || response.request().isNavigationRequest()) return;
        faults.push(`${String(response.status())} for ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A page that is left drops what it was still loading.
        if (!abortedLoads.has(reason) && !isOutside(new URL(request.url()))) {
          faults.push(`${reason} for ${request.url()}`);
        }
      });
      await use(faults);
      expect(faults, 'what went wrong beside the test').toEqual([]);
    },
    { auto: true },
  ],
});
