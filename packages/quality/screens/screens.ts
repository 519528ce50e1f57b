/**
 * `npm run screens`: builds the site where needed and writes pictures of every page to screens/.
 * npm run screens -- --only /about,/contact --width 390
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createSiteServer } from '@site/delivery/server/create-server.ts';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { browserProgram, findProgram } from '@site/system/find-program.ts';
import { listPages } from './list-pages.ts';
import { screenSizes, takeScreens } from './take-screens.ts';
import { runMain } from '@site/system/run-main.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, width: { type: 'string' } } });
  const sizes = screenSizes.filter(({ width }) => values.width === undefined || values.width === String(width));
  if (sizes.length === 0) {
    const known = screenSizes.map(({ width }) => width).join(', ');
    throw new Error(`--width ${values.width ?? ''}: choose one of ${known}`);
  }
  const addresses = values.only?.split(',') ?? (await listPages(root));
  const server = createSiteServer(path.join(root, 'dist'));
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  const browser = await chromium.launch({
    executablePath: findProgram(browserProgram),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const folder = path.join(root, 'screens');
  try {
    for (const size of sizes) {
      const written = await takeScreens({ browser, origin, folder }, size, addresses);
      console.log(`${String(written)} pictures in screens/${String(size.width)}/`);
    }
  } finally {
    await browser.close();
    await closeServer(server);
  }
  return 0;
}

await runMain(main);
