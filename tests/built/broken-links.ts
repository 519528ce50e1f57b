import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { mapSitePaths } from '@site/delivery/server/map-site-paths.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { listAddresses } from './list-addresses.ts';

interface BuiltPage extends ReturnType<typeof listAddresses> {
  readonly path: string;
  readonly html: string;
}

export interface BuiltCopy {
  /** Every address in both slash forms, with its file. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The pages by address without a trailing slash. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
}

/** @param dist the folder of the built site. */
export async function readBuiltCopy(dist: string): Promise<BuiltCopy> {
  const addresses = mapSitePaths(listFiles(dist));
  const pages = new Map<string, BuiltPage>();
  for (const [address, file] of addresses) {
    if (!file.endsWith('.html') || bareAddress(address) !== address) continue;
    const html = await readFile(path.join(dist, file), 'utf8');
    pages.set(address, { ...listAddresses(load(html)), path: address, html });
  }
  return { addresses, pages };
}

/** Dead links, pictures and fragments, each with its page. */
export function listBrokenLinks({ addresses, pages }: BuiltCopy, origin: string): string[] {
  return [...pages.values()].flatMap((page) => {
    const base = new URL(page.path, origin);
    return [...page.links.map(({ href }) => href), ...page.files].flatMap((address) => {
      const url = new URL(address, base);
      if (url.origin !== base.origin) return [];
      const id = decodeURIComponent(url.hash.slice(1));
      // A hash is an anchor of the page, or a plan that the planner reads.
      const hasPlace = /^$|^\d+\.\d/.test(id) || pages.get(bareAddress(url.pathname))?.ids.has(id) === true;
      return addresses.has(decodeURI(url.pathname)) && hasPlace ? [] : [`${page.path}: ${address}`];
    });
  });
}
