import type { APIRequestContext } from '@playwright/test';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { listAddresses, type PageAddresses } from '../site/list-addresses.ts';
import { content } from './site.fixture.ts';

export interface CrawledPage extends PageAddresses {
  /** The address without its trailing slash. */
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** Pages that link here. */
  readonly linkedFrom: readonly string[];
}

/** A page's own place on the web: the origin that its canonical address and its blog name. */
const { origin } = content.site;

/** An address of this site as a path, with query and fragment; undefined for any other address. */
export function sitePath(href: string, from: string): string | undefined {
  const url = new URL(href, new URL(from, origin));
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

async function crawl(request: APIRequestContext): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage & { linkedFrom: string[] }>();
  const found = new Map([['/', ['/']]]);
  for (const [path, linkedFrom] of found) {
    const response = await request.get(path);
    const html = await response.text();
    const addresses = listAddresses(html);
    pages.set(path, { ...addresses, path, status: response.status(), html, linkedFrom });
    for (const { href } of addresses.links) {
      const target = sitePath(href, path);
      if (target === undefined) continue;
      const bare = bareAddress(target);
      const sources = found.get(bare);
      if (sources) sources.push(path);
      // A Map's iteration reaches what is added on the way.
      else found.set(bare, [path]);
    }
  }
  return pages;
}

let crawling: Promise<ReadonlyMap<string, CrawledPage>> | undefined;

/** Every page that links reach from the home page, by its path; walked once a worker. */
export async function crawlSite(request: APIRequestContext): Promise<ReadonlyMap<string, CrawledPage>> {
  crawling ??= crawl(request);
  return crawling;
}
