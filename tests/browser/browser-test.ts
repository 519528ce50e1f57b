import { type Locator, type Page, test as base, expect } from '@playwright/test';

export { expect };

export const missingPath = '/no-such-page';

/** The timeout of a walk, for a busy machine, in milliseconds. */
export const walkTimeoutMs = 120_000;

export const phoneScreen = { width: 390, height: 844 } as const;
export const desktopScreen = { width: 1440, height: 900 } as const;

/**
 * Expects a minimum size in CSS pixels on the shorter side. Uses the layout size, since the bounding box differs by a
 * fraction while the element moves.
 */
export async function expectTouchTarget(element: Locator, least = 44): Promise<void> {
  const side = await element.evaluate((box: HTMLElement) => Math.min(box.offsetWidth, box.offsetHeight));
  expect(side, 'the touch target').toBeGreaterThanOrEqual(least);
}

/** Waits for two frames, after which changes are laid out and painted. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Headless Chromium may draw no frame for a while, so it waits at most a second.
    const drawFrame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((late) => setTimeout(late, 1_000))]);
    await drawFrame();
    await drawFrame();
  });
}

/** The errors of Chromium, Firefox and WebKit for a canceled request. */
const abortedLoad = /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|.*cancelled.*)$/;

/** What Chromium logs for a document with an error status, such as the 404 page. */
const failedLoad = 'Failed to load resource';

/**
 * A test that also fails on a console error or warning, an exception, a failed request, or a request to another host,
 * which is blocked.
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
        faults.push(`exception: ${webError.error().message}`);
      });
      context.on('response', (response) => {
        if (response.status() < 400 || response.request().isNavigationRequest()) return;
        faults.push(`${response.status()} for ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Navigation cancels pending requests.
        if (!abortedLoad.test(reason) && !isOutside(new URL(request.url()))) {
          faults.push(`${reason} for ${request.url()}`);
        }
      });
      await use(faults);
      expect(faults, 'what went wrong beside the test').toEqual([]);
    },
    { auto: true },
  ],
});

/** Removes the faults that a test expects. */
export function forgetFaults(faults: string[], caused: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !caused.test(fault)));
}
