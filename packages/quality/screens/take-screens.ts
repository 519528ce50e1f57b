import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

/** The sizes of a phone, a tablet and a desktop, in CSS pixels. */
export const screenSizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export type ScreenSize = (typeof screenSizes)[number];

export interface ScreensOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly folder: string;
}

/** `/about` becomes about, `/` becomes home. */
function fileNameOf(address: string): string {
  return address === '/' ? 'home' : address.replaceAll('/', ' ').trim().replaceAll(' ', '-');
}

/** Shows and decodes what loads late, so that a picture of the whole page has no holes. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (const element of document.querySelectorAll('.reveal, .reveal-card')) element.classList.add('revealed');
  });
}

async function shoot(page: Page, folder: string, name: string, fullPage: boolean): Promise<void> {
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage, animations: 'disabled' });
}

/**
 * Pictures of pages: the first viewport and the full length; on phones the open menu too.
 * @param addresses pages from the site's root.
 * @returns how many pictures were written to `<folder>/<width>/`.
 */
export async function takeScreens(
  { browser, origin, folder }: ScreensOptions,
  size: ScreenSize,
  addresses: readonly string[],
): Promise<number> {
  const into = path.join(folder, String(size.width));
  await mkdir(into, { recursive: true });
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  let written = 0;
  for (const address of addresses) {
    const name = fileNameOf(address);
    await page.goto(`${origin}${address}`, { waitUntil: 'load' });
    await settle(page);
    await shoot(page, into, name, false);
    await shoot(page, into, `${name}-full`, true);
    written += 2;
  }
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await shoot(page, into, 'menu-open', false);
    written += 1;
  }
  await context.close();
  return written;
}
