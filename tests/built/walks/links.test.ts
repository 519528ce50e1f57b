import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import {
  content,
  findBuilt,
  listFaults,
  placeOf,
  readEveryPage,
  translationOf,
  type BuiltPage,
  type Rule,
} from '../built-pages.ts';
import { listAddresses } from '../list-addresses.ts';
import { listOldLinks } from '../sample/post-links.ts';

const { site, routes, phone } = content;

/** The path of an address of this site, with query and fragment; undefined for any other address. */
function sitePath(href: string, from: string): string | undefined {
  const url = new URL(href, new URL(from, site.origin));
  return url.origin === site.origin ? url.pathname + url.search + url.hash : undefined;
}

/**
 * Whether a page's content file itself writes an address with a trailing slash, as the specification does in places.
 */
function writesSlash({ path }: BuiltPage, address: string): boolean {
  const file = routes.find(path)?.file;
  if (file === undefined || !address.endsWith('/')) return false;
  return readFileSync(placeOf(file), 'utf8').includes(` ${address} `);
}

/** How other languages link to a page; an alias has another page's canonical address. */
function canonicalOf({ file, path, $ }: BuiltPage): string | undefined {
  const address = $('link[rel=canonical]').attr('href');
  const canonical = address === undefined ? undefined : sitePath(address, '/');
  const isOwn = canonical !== undefined && bareAddress(canonical) === path;
  return translationOf(file) && isOwn ? canonical : undefined;
}

/** Data of each page for checking thousands of links, read once. */
const pages = readEveryPage().map((page) => ({
  ...page,
  ...listAddresses(page.$),
  canonical: canonicalOf(page),
  hasPlanner: page.$('.planner').length > 0,
}));

const byPath = new Map(pages.map((page) => [page.path, page]));

const linksOf = (page: BuiltPage) => byPath.get(page.path)?.links ?? [];

const listTargetFaults: Rule = (page) => {
  const old = listOldLinks(page);
  return linksOf(page).map(({ href }) => {
    const target = sitePath(href, page.path);
    if (target === undefined) return undefined;
    const [address = '', id] = target.split('#');
    const found = byPath.get(bareAddress(address));
    // A picture, or another file.
    if (!found && /\.\w+$/.test(address) && findBuilt(address) !== undefined) return undefined;
    if (!found) return !old.has(href) && `${href} leads nowhere`;
    // A plan's hash, which the page reads.
    if (found.hasPlanner && /^[12]\.\d/.test(id ?? '')) return undefined;
    if (id !== undefined && !found.ids.has(decodeURIComponent(id))) return `${href} names no place on its page`;
    if (writesSlash(page, address)) return false;
    const canonical = routes.find(address)?.path ?? found.canonical ?? bareAddress(address);
    return !href.startsWith('#') && address.split('?')[0] !== canonical && `${href} instead of ${canonical}`;
  });
};

const mailboxes = Object.values(site.emails);

const listOutsideFaults: Rule = (page) =>
  linksOf(page).map(({ href, rel }) => {
    const { protocol, pathname } = new URL(href, site.origin);
    const isRight = {
      'tel:': () => href === phone.href,
      'mailto:': () => mailboxes.includes(decodeURIComponent(pathname)),
      'https:': () => sitePath(href, page.path) !== undefined || rel.includes('noopener'),
      'http:': () => rel.includes('noopener'),
    }[protocol];
    return !isRight?.() && `${href} rel="${rel.join(' ')}"`;
  });

const listFileFaults: Rule = (page) =>
  (byPath.get(page.path)?.files ?? []).map((file) => {
    const target = sitePath(file, page.path);
    const built = target === undefined ? undefined : findBuilt(target);
    return (built === undefined || built.endsWith('.html')) && `${file} is missing`;
  });

it.each([
  ['every link leads to a page by its canonical address, and to a place that is there', listTargetFaults],
  ['external links have rel=noopener; tel: and mailto: links are the owner’s', listOutsideFaults],
  ['every picture in every size, every font, script and icon is there', listFileFaults],
] as const)('%s', (_, rule) => {
  expect(listFaults(pages, rule)).toEqual([]);
});
