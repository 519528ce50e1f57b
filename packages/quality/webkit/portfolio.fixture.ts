import { musicPath } from '../../../tests/e2e/portfolio.fixture.ts';
import { expect, type WebKitPage } from './webkit.fixture.ts';

/** Opens the portfolio and waits until its island is awake. */
export async function openPortfolio(webkit: WebKitPage, address = musicPath): Promise<void> {
  await webkit.goto(address);
  await webkit.evaluate(() => {
    document.querySelector('[data-filter]')?.scrollIntoView();
  });
  await expect.poll(() => webkit.evaluate(() => document.querySelectorAll('astro-island[ssr]').length)).toBe(0);
}
