import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolders } from '@site/model/site-folders.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { headersFile, listHeaders, readHeadersFile } from '../headers/headers-file.ts';
import { readRedirectsFile, redirectsFile } from '../redirects/redirects-file.ts';
import { findMissingPage, listMissingPages, mapSitePaths } from '../server/map-site-paths.ts';
import { sendRequest, type RequestOptions } from '../server/send-request.ts';

/** The site of the tests' content: owners may have no film, no feed and no page about them. */
export const dist = path.join(import.meta.dirname, '../../..', siteFolders('tests/fixture').dist);

const allFiles = listFiles(dist);
const paths = mapSitePaths(allFiles);
const rules = readHeadersFile(readFileSync(path.join(dist, headersFile), 'utf8'));

/** Redirects: old addresses and their pages. */
export const redirects = readRedirectsFile(readFileSync(path.join(dist, redirectsFile), 'utf8'));
const read = (file: string) => readFileSync(path.join(dist, file));

const isPage = (file: string) => file.endsWith('index.html');
const listPlaces = (isListed: (place: string, file: string) => boolean) =>
  [...paths].filter(([place, file]) => isListed(place, file)).map(([place]) => encodeURI(place));

/** The encoded addresses of the built site's pages, without a slash at their end. */
export const pages = listPlaces((place, file) => isPage(file) && (place === '/' || !place.endsWith('/')));

/** The encoded addresses of all other files. */
export const files = listPlaces((_, file) => !isPage(file));

/** One address for each file type, all files with their own rule, and two pages. */
export const samples = [
  ...new Set([
    ...['/', '/about'],
    ...rules.map((rule) => rule.path).filter((place) => paths.has(place)),
    ...new Map(files.toReversed().map((place) => [path.extname(place), place])).values(),
  ]),
];

/** The first address with an ending such as `.mp4`. @throws Error if the site has none. */
export function firstFile(ending: string): string {
  const place = files.find((one) => one.endsWith(ending));
  if (place === undefined) throw new Error(`The built site has no file that ends with ${ending}.`);
  return place;
}

/** The file of an address; the 404 page of its language if it has none. */
export const readBuilt = (place: string) =>
  read(paths.get(decodeURI(place)) ?? findMissingPage(allFiles, decodeURI(place)));

/** The folders of the languages that have a 404 page of their own, such as /fr. */
export const translations = listMissingPages(allFiles)
  .filter((file) => file.includes('/'))
  .map((file) => `/${path.dirname(file)}`);

/** Every file that is served. */
export const readAllBuilt = () => [...new Set([...paths.values(), ...listMissingPages(allFiles)])].map(read);

/** The headers that the site's rules give an address. */
export const headersOf = (place: string) => listHeaders(rules, place);

/** The built site as a target serves it. */
export interface Site {
  /** What a page's address with a trailing slash does: the page answers, or it redirects to the one without. */
  readonly slash: 'answers' | 'redirects';
  readonly port: number;
}

/** Requests a path from a served site; by default as a browser that accepts no compression. */
export const ask = async ({ port }: Site, place: string, headers: RequestOptions['headers'] = {}, method = 'GET') =>
  sendRequest(port, place, { headers, method });

/** Sends requests to a served site, and expects the responses to be right. */
export type Check = (site: Site) => Promise<void>;

/** Requests in progress at a time: a thousand files one after another take a minute. */
const concurrency = 8;

/** A check that runs for each address, or other item, of a list. */
export function checkEach(list: readonly string[], check: (site: Site, item: string) => Promise<void>): Check {
  return async (site) => {
    const waiting = list.values();
    const work = async () => {
      for (const item of waiting) await check(site, item);
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  };
}

/** Several checks as one. */
export function checkAll(...checks: readonly Check[]): Check {
  return async (site) => {
    for (const check of checks) await check(site);
  };
}
