import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { listPages, type OpenSite } from '../site.ts';
import { readInlineScripts, weigh } from '../test/check-sizes.ts';

/** The site with a generated catalog. */
export interface GrownSite extends OpenSite {
  /** Music videos of its catalog. */
  readonly videos: number;
  /** Watch pages that the project itself does not have. */
  readonly added: number;
  /** How long it took to build, and the project as it is, built the same way. */
  readonly seconds: number;
  /** Bytes of memory of the process of its build that used most. */
  readonly memory: number;
  readonly normalSeconds: number;
}

export interface Bench {
  /** The project's folder. */
  readonly root: string;
  readonly signal: AbortSignal;
  readonly browser: Browser;
  /** How often Lighthouse runs on each page; 0 leaves it out. */
  readonly lighthouseRuns: number;
  /** The dist folder of another build to compare paints with. */
  readonly against: string | undefined;
  readonly site: OpenSite;
  /** Music videos of the site's catalog. */
  readonly videos: number;
  /** Present if a number of videos was asked for. */
  readonly grown?: GrownSite;
}

/**
 * Bytes of files after Brotli 11, each compressed by itself; how they were served makes no difference.
 * @param paths from the site's root, such as `/uploads/grid.js`; repeated ones count once.
 */
export async function weighFiles(dist: string, paths: Iterable<string>): Promise<number> {
  return weigh(await Promise.all([...new Set(paths)].map((one) => readFile(path.join(dist, one)))));
}

/** Bytes of the scripts in a page and of those among its requests. */
export async function weighScripts(dist: string, address: string, requests: readonly string[]): Promise<number> {
  const html = await readFile(path.join(dist, address, 'index.html'), 'utf8');
  const files = requests.filter((request) => request.endsWith('.js'));
  return (await weigh([readInlineScripts(html)])) + (await weighFiles(dist, files));
}

/** A phone's screen, in CSS pixels. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** How much slower a slow phone's processor is than this machine's. */
export const processorSlowdown = 4;

/** Home, both portfolios, a page with people, a written page, the contact page and the planner. */
const pages = ['/', '/music-videos', '/corporate-videos', '/about', '/about-regulus', '/contact', '/plan'] as const;

/** The page of each kind that the bench paints: those above, and one of each folder. */
export function listPainted(dist: string): string[] {
  const others = listPages(dist).filter((page) => page.lastIndexOf('/') > 0);
  return [...pages, ...others];
}

/** A page, and the paths of all that it requested from the site, in order; disposing of it closes the page. */
export interface WatchedPage extends AsyncDisposable {
  readonly page: Page;
  readonly requests: readonly string[];
}

/** Opens a page in a new browser context, as on a phone. Pictures, films, fonts and other hosts do not answer. */
export async function openPage(browser: Browser, { origin }: OpenSite, address: string): Promise<WatchedPage> {
  const page = await browser.newPage(phone);
  const requests: string[] = [];
  await page.route('**/*', (route) => {
    const request = route.request();
    const isHeavy = ['image', 'media', 'font'].includes(request.resourceType());
    return request.url().startsWith(`${origin}/`) && !isHeavy ? route.continue() : route.abort();
  });
  page.on('request', (request) => {
    const { origin: host, pathname } = new URL(request.url());
    if (host === origin) requests.push(pathname);
  });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  return { page, requests, [Symbol.asyncDispose]: () => page.close() };
}
