import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { listPages, openSite, type OpenSite } from '../site.ts';

/** A phone's screen, in CSS pixels. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** How much slower a slow phone's processor is than this machine's. */
export const processorSlowdown = 4;

/** Home, both portfolios, a page with people, a written page, the contact page and the planner, and one of each folder. */
export function listPainted(dist: string): string[] {
  const pages = ['/', '/music-videos', '/corporate-videos', '/about', '/about-regulus', '/contact', '/plan'];
  return [...pages, ...listPages(dist).filter((page) => page.lastIndexOf('/') > 0)];
}

/** Brings a part of a page on the screen, so that its island hydrates, as a visitor does who comes to it. */
export async function waitForIsland(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.locator('astro-island[ssr]').waitFor({ state: 'detached' });
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

/** Where the link of the blank page leads. */
export const blankNext = '/next';

const blankPage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Blank</title>
<h1>Blank</h1><button>Blank</button> <a href="${blankNext}">Next</a>
<script>document.querySelector('button').onclick = ({ target }) => { target.textContent += '.'; };</script>
`;

/** Serves two blank pages as a site is served, with its headers. */
export async function openBlank(root: string, dist: string): Promise<OpenSite> {
  const folder = path.join(root, '.cache/bench/blank');
  await mkdir(path.join(folder, blankNext), { recursive: true });
  for (const page of ['/', blankNext]) await writeFile(path.join(folder, page, 'index.html'), blankPage);
  for (const file of ['404.html', '_headers', '_redirects'])
    await copyFile(path.join(dist, file), path.join(folder, file));
  return openSite(folder);
}
