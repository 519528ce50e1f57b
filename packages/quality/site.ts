import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { createSiteServer } from '@site/delivery/server/create-server.ts';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { browserArguments, ensureBrowser } from './browser/ensure-browser.ts';
import { pagePath } from './test/check-sizes.ts';

/** A built site that is being served, until it is disposed of. */
export interface OpenSite extends AsyncDisposable {
  readonly dist: string;
  /** Such as `http://localhost:40123`. */
  readonly origin: string;
}

export async function openSite(dist: string): Promise<OpenSite> {
  const server = createSiteServer(dist);
  const origin = `http://localhost:${await listen(server, 0)}`;
  return { dist, origin, [Symbol.asyncDispose]: () => closeServer(server) };
}

export async function launchBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const executablePath = await ensureBrowser();
  return chromium.launch({ executablePath, args: [...browserArguments, ...args], ...options });
}

export const missingPath = '/no-such-page';

/** Every top-level page, one page of each folder, and a missing path. */
export function listPages(dist: string): string[] {
  const paths = listFiles(dist)
    .filter((file) => file.endsWith('index.html'))
    .map(pagePath);
  const isNumbered = (page: string) => /\/\d+$/.test(page);
  const folders = Object.values(Object.groupBy(paths, (page) => path.dirname(page)));
  const further = folders.flatMap((inFolder = []) => inFolder.find((page) => !isNumbered(page)) ?? []);
  return [...new Set([...paths.filter((page) => page.lastIndexOf('/') === 0), ...further, missingPath])];
}
