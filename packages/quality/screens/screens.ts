/** `npm run screens`: takes screenshots of every page. `npm run screens -- --only /about,/contact --width 390` takes some. */
import path from 'node:path';
import type { Page } from 'playwright';
import { buildSite } from '../build-site.ts';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { listenForStop } from '@site/model/command/stop-signal.ts';
import { launchBrowser, listPages, openSite } from '../site.ts';

const root = path.join(import.meta.dirname, '../../..');

/** The sizes of a phone, a tablet and a desktop, in CSS pixels. */
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/**
 * Sticky bars would cover parts of a screenshot that is taller than the window. Set by script, since the page's policy
 * forbids foreign styles.
 */
const withoutBars = ':is(body > header, body > aside) { visibility: hidden; }';

/** Shows and decodes lazy content, so that a screenshot of the whole page has no gaps. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (const element of document.querySelectorAll<HTMLElement>('[data-waiting]')) delete element.dataset.waiting;
  });
}

await runMain(async () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm run screens',
    does: 'Takes screenshots of every page, by the width of the window, into screens/: the first screen, the whole page, each object that a written page is built around and, on a phone, the open menu.',
    options: {
      only: { type: 'string', value: 'paths', help: 'of pages, separated by commas, such as /about,/contact' },
      width: { type: 'string', value: 'pixels', help: `one of ${sizes.map(({ width }) => width).join(', ')}` },
      dist: { type: 'string', default: 'dist', value: 'folder', help: 'of another site that is built' },
    },
  });
  const chosen = sizes.filter(({ width }) => values.width === undefined || values.width === String(width));
  if (chosen.length === 0) {
    const known = sizes.map(({ width }) => width).join(', ');
    throw new Error(`--width ${values.width ?? ''}: choose one of ${known}`);
  }
  if (values.dist === 'dist') await buildSite(root, listenForStop().signal);
  await using browser = await launchBrowser();
  await using site = await openSite(path.resolve(root, values.dist));
  for (const viewport of chosen) {
    await using page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true });
    const pathOf = (name: string) => path.join(root, 'screens', String(viewport.width), `${name}.png`);
    const shoot = async (name: string, fullPage = false) => {
      await page.screenshot({ path: pathOf(name), fullPage, animations: 'disabled' });
    };
    for (const address of values.only?.split(',') ?? listPages(site.dist)) {
      const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
      await page.goto(site.origin + address);
      await settle(page);
      await shoot(name);
      await shoot(`${name}-full`, true);
      for (const exhibit of await page.locator('.exhibit').all()) {
        await exhibit.screenshot({ path: pathOf(`${name}-exhibit`), animations: 'disabled', style: withoutBars });
      }
    }
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) {
      await menu.click();
      await shoot('menu-open');
    }
    console.log(`Written to screens/${viewport.width}/`);
  }
  return 0;
});
