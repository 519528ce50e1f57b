import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/system/list-files.ts';
import { headersFile, listHeaders, readHeadersFile } from '../headers/headers-file.ts';
import { sendBytes, sendRequest, type RequestOptions } from '../server/send-request.ts';
import { mapSitePaths } from '../server/map-site-paths.ts';

/**
 * Reads a built site: its addresses, which are encoded, its files and its header rules.
 * @param root the project's folder, with a built site in its dist.
 */
function readBuiltSite(root: string) {
  const dist = path.join(root, 'dist');
  const paths = mapSitePaths(listFiles(dist));
  const rules = readHeadersFile(readFileSync(path.join(dist, headersFile), 'utf8'));
  const read = (file: string) => readFileSync(path.join(dist, file));
  const listPlaces = (isListed: (place: string, file: string) => boolean) =>
    [...paths].filter(([place, file]) => isListed(place, file)).map(([place]) => encodeURI(place));
  const files = listPlaces((_, file) => !file.endsWith('index.html'));
  const firsts = new Map(files.toReversed().map((place) => [path.extname(place), place]));
  const withRule = rules.map((rule) => rule.path).filter((place) => paths.has(place));
  return {
    /** Pages, without a slash at their end. */
    pages: listPlaces((place, file) => file.endsWith('index.html') && (place === '/' || !place.endsWith('/'))),
    /** Everything else. */
    files,
    /** One address for each type of file, all files that have a rule of their own, and two pages. */
    samples: [...new Set(['/', '/about', ...withRule, ...firsts.values()])],
    /** The first address with an ending such as `.mp4`. */
    first(ending: string): string {
      const place = files.find((one) => one.endsWith(ending));
      if (place === undefined) throw new Error(`The built site has no file that ends with ${ending}.`);
      return place;
    },
    /** The file of an address; the 404 page if it has none. */
    read: (place: string) => read(paths.get(decodeURI(place)) ?? '404.html'),
    /** Every file that is served. */
    readAll: () => [...new Set([...paths.values(), '404.html'])].map(read),
    /** The headers that the site's rules give an address. */
    headersOf: (place: string) => listHeaders(rules, place),
  };
}

/**
 * A built site as a server sends it.
 * @param slash what a page's address with a trailing slash does: the page answers, or it redirects to the one without.
 */
export function openSite(root: string, slash: 'answers' | 'redirects', port: number) {
  return {
    built: readBuiltSite(root),
    slash,
    request: async (place: string, options?: RequestOptions) => sendRequest(port, place, options),
    sendBytes: async (text: string) => sendBytes(port, text),
  };
}

export type Site = ReturnType<typeof openSite>;

/** Records a fault if a value is not the expected one. */
export type Compare = (what: string, actual: unknown, expected: unknown) => void;

/** Sends requests to a served site, and compares the responses with what is expected. */
export type Check = (site: Site, compare: Compare) => Promise<void>;

/** Requests in progress at a time: a thousand files one after another take a minute. */
const concurrency = 8;

/** A check that runs for each address, or other item, of a list. */
export function checkEach(
  list: readonly string[] | ((site: Site) => readonly string[]),
  check: (site: Site, item: string, compare: Compare) => Promise<void>,
): Check {
  return async (site, compare) => {
    const waiting = (typeof list === 'function' ? list(site) : list).values();
    const work = async () => {
      for (const item of waiting) await check(site, item, compare);
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  };
}

/** Several checks as one. */
export function checkAll(...checks: readonly Check[]): Check {
  return async (site, compare) => {
    for (const check of checks) await check(site, compare);
  };
}
