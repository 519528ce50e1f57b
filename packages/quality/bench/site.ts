import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { compressBrotli } from '@site/delivery/server/compress.ts';
import { createSiteServer } from '@site/delivery/server/create-server.ts';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { listFiles } from '@site/system/list-files.ts';
import { pagePath } from '../test/check-sizes.ts';
import type { ProcessCost } from './processes.ts';

/** A built site that is being served. */
export interface OpenSite {
  /** The folder of its files. */
  readonly dist: string;
  /** Such as `http://localhost:40123`. */
  readonly origin: string;
}

/** The site with a generated catalog, and what it cost to build. */
export interface GrownSite extends OpenSite {
  /** Music videos of its catalog. */
  readonly videos: number;
  /** Watch pages that the project itself does not have. */
  readonly added: number;
  readonly cost: ProcessCost;
  /** What the project as it is cost, built the same way. */
  readonly normalCost: ProcessCost;
}

export interface Bench {
  /** The project's folder. */
  readonly root: string;
  readonly signal: AbortSignal;
  readonly browser: Browser;
  /** The browser's program. */
  readonly browserPath: string;
  /** How often Lighthouse runs on each page; 0 leaves it out. */
  readonly lighthouseRuns: number;
  /** How long each server is under load. */
  readonly loadSeconds: number;
  /** The dist folder of another build to compare paints with. */
  readonly against: string | undefined;
  readonly site: OpenSite;
  /** Music videos of the site's catalog. */
  readonly videos: number;
  /** Present if a number of videos was asked for. */
  readonly grown?: GrownSite;
}

/** Serves a built site on a free port while a function runs. */
export async function withSite<Result>(dist: string, use: (site: OpenSite) => Promise<Result>): Promise<Result> {
  const server = createSiteServer(dist);
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  try {
    return await use({ dist, origin });
  } finally {
    await closeServer(server);
  }
}

/** @param args further command-line arguments. */
export async function launchBrowser(executablePath: string, args: readonly string[] = []): Promise<Browser> {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet, ...args] });
}

/** No page of the site. */
export const missingPath = '/no-such-page';

/** Every page at the site's top level, one of each folder with further pages, and a path that has no page. */
export function listPages(dist: string): string[] {
  const paths = listFiles(dist)
    .filter((file) => file.endsWith('index.html'))
    .map(pagePath);
  const isNumbered = (page: string) => /\/\d+$/.test(page);
  const folders = Object.values(Object.groupBy(paths, (page) => path.dirname(page)));
  const further = folders.flatMap((inFolder = []) => inFolder.find((page) => !isNumbered(page)) ?? []);
  return [...new Set([...paths.filter((page) => page.lastIndexOf('/') === 0), ...further, missingPath])];
}

/** Bytes of a text after Brotli 11. */
export async function weighText(text: string | Buffer): Promise<number> {
  return (await compressBrotli(Buffer.from(text))).length;
}

/**
 * Bytes of files after Brotli 11, each compressed by itself; how they were served makes no difference.
 * @param paths from the site's root, such as `/uploads/grid.js`; repeated ones count once.
 */
export async function weighFiles(dist: string, paths: Iterable<string>): Promise<number> {
  const sizes = [...new Set(paths)].map(async (one) => weighText(await readFile(path.join(dist, one))));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The programs that are written into a page, in order; no data such as JSON. */
export function listInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return /\bsrc=/.test(attributes) || !/^(?:|module|text\/javascript)$/i.test(type) ? [] : [text];
  });
}

/** Bytes of the programs in a page and of those among its requests. */
export async function weighScripts(dist: string, address: string, requests: readonly string[]): Promise<number> {
  const html = await readFile(path.join(dist, address, 'index.html'), 'utf8');
  const inline = await weighText(listInlineScripts(html).join('\n'));
  return (
    inline +
    (await weighFiles(
      dist,
      requests.filter((request) => request.endsWith('.js')),
    ))
  );
}

/** A phone's screen, in CSS pixels. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A page, and the paths of all that it requested from the site, in order. */
export interface WatchedPage {
  readonly page: Page;
  readonly requests: readonly string[];
}

/** Opens a page in a new browser context, as on a phone. Pictures, films, fonts and other hosts do not answer. */
export async function withPage<Result>(
  browser: Browser,
  { origin }: OpenSite,
  address: string,
  measure: (watched: WatchedPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  const requests: string[] = [];
  try {
    await context.route('**/*', (route) => {
      const request = route.request();
      const isHeavy = ['image', 'media', 'font'].includes(request.resourceType());
      return request.url().startsWith(`${origin}/`) && !isHeavy ? route.continue() : route.abort();
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
