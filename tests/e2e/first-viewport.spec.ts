import type { Page, Response } from '@playwright/test';
import { compressBrotli } from '@site/delivery/server/compress.ts';
import { content, expect, phoneScreen, test, walks, walkTimeoutMs } from './site.fixture.ts';

/** All that a phone may load of the home page before its visitor does anything, packed, in bytes. */
const mostBytes = 120_000;

/** Without input nothing more is expected to come after this. */
const idleMs = 1000;

test.use({ viewport: phoneScreen });

/** What a response's body takes on its way: text is sent packed, and all else is packed already. */
async function weighResponse(response: Response): Promise<{ path: string; bytes: number }> {
  const body = await response.body();
  const packed = await compressBrotli(body);
  return { path: new URL(response.url()).pathname, bytes: Math.min(body.length, packed.length) };
}

/** Waits until the page and all that it wants by itself is there. */
async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForTimeout(idleMs);
}

test.describe('a phone', () => {
  test.use({ deviceScaleFactor: 2, hasTouch: true, isMobile: true });

  test('loads of the home page no more than it takes', async ({ page }) => {
    const bodies: Promise<{ path: string; bytes: number }>[] = [];
    page.on('response', (response) => bodies.push(weighResponse(response)));
    await settle(page, content.routes.path('home'));
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(bodies);
    const sum = files.reduce((total, { bytes }) => total + bytes, 0);
    const list = files.map(({ path, bytes }) => `${path}: ${String(bytes)}`).join('\n');
    expect(
      files.some(({ path }) => path.endsWith('.avif')),
      'the hero’s still is among it',
    ).toBe(true);
    expect(sum, list).toBeLessThanOrEqual(mostBytes);
  });
});

for (const { name, paths } of walks) {
  test(`nothing but the document holds up the first paint, and no React comes unasked, from ${name}`, async ({
    page,
  }) => {
    test.setTimeout(walkTimeoutMs);
    for (const address of paths) {
      await settle(page, address);
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => {
          // Chromium's own, not yet in TypeScript.
          const { name: file, renderBlockingStatus } = entry as PerformanceResourceTiming & {
            renderBlockingStatus?: string;
          };
          return { file, blocks: renderBlockingStatus };
        }),
      );
      expect
        .soft(
          files.filter(({ blocks }) => blocks !== 'non-blocking'),
          address,
        )
        .toEqual([]);
      expect
        .soft(
          files.filter(({ file }) => file.includes('/uploads/react.')),
          address,
        )
        .toEqual([]);
    }
  });
}
