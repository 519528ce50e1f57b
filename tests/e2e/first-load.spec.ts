import type { Response } from '@playwright/test';
import { compressBrotli } from '@site/delivery/server/compress.ts';
import { content, expect, phoneScreen, test } from './site.fixture.ts';

/** All that a phone may load of the home page before its visitor does anything, precompressed, in bytes. */
const mostBytes = 120_000;

test.use({ viewport: phoneScreen, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

/** What a response's body weighs when it is sent: text is sent compressed, and all else is compressed already. */
async function weighResponse(response: Response): Promise<{ path: string; bytes: number }> {
  const body = await response.body();
  const compressed = await compressBrotli(body);
  return { path: new URL(response.url()).pathname, bytes: Math.min(body.length, compressed.length) };
}

test('a phone loads of the home page no more than 120 kB', async ({ page }) => {
  const bodies: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => bodies.push(weighResponse(response)));
  await page.goto(content.routes.path('home'), { waitUntil: 'networkidle' });
  const files = await Promise.all(bodies);
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  const list = files.map(({ path, bytes }) => `${path}: ${String(bytes)}`).join('\n');
  const hasStill = files.some(({ path }) => path.endsWith('.avif'));
  expect(hasStill, "the hero's still is among it").toBe(true);
  expect(sum, list).toBeLessThanOrEqual(mostBytes);
});
