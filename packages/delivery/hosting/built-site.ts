import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolders } from '@site/model/site-folders.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { headersFile, listHeaders, readHeadersFile } from '../headers/headers-file.ts';
import { readRedirectsFile, redirectsFile } from '../redirects/redirects-file.ts';
import { findMissingPage, listMissingPages, mapSitePaths } from '../server/map-site-paths.ts';

/** The fixture's site: an owner's may have no film, feed or page about them. */
export const dist = path.join(import.meta.dirname, '../../..', siteFolders('tests/fixture').dist);

const allFiles = listFiles(dist);
const paths = mapSitePaths(allFiles);
const rules = readHeadersFile(readFileSync(path.join(dist, headersFile), 'utf8'));

export const redirects = readRedirectsFile(readFileSync(path.join(dist, redirectsFile), 'utf8'));
const read = (file: string) => readFileSync(path.join(dist, file));

const isPage = (file: string) => file.endsWith('index.html');
const listPlaces = (isListed: (place: string, file: string) => boolean) =>
  [...paths].filter(([place, file]) => isListed(place, file)).map(([place]) => encodeURI(place));

/** The encoded addresses of the built site's pages, in both slash forms. */
export const pages = listPlaces((_, file) => isPage(file));

const files = listPlaces((_, file) => !isPage(file));

/** How many files of each type are requested; servers treat all files of a type alike. */
const filesOfEachType = 20;

/** Files of each type, and all that have their own rule. */
export const samples = [
  ...new Set([
    ...rules.map((rule) => rule.path).filter((place) => paths.has(place)),
    ...[...Map.groupBy(files, (file) => path.extname(file)).values()].flatMap((some) => some.slice(0, filesOfEachType)),
  ]),
];

/** @throws Error if the site has no file with that extension. */
export function firstFile(ending: string): string {
  const place = files.find((one) => one.endsWith(ending));
  if (place === undefined) throw new Error(`The built site has no file that ends with ${ending}.`);
  return place;
}

/** The file of an address, or its language's 404 page. */
export const readBuilt = (place: string) =>
  read(paths.get(decodeURI(place)) ?? findMissingPage(allFiles, decodeURI(place)));

/** Languages that have their own 404 page, such as /fr. */
export const translations = listMissingPages(allFiles)
  .filter((file) => file.includes('/'))
  .map((file) => `/${path.dirname(file)}`);

export const readAllBuilt = () => [...new Set([...paths.values(), ...listMissingPages(allFiles)])].map(read);

export const headersOf = (place: string) => listHeaders(rules, place);
