import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { parse } from 'yaml';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { walkedSite } from '../sites.ts';
import { readSiteContent } from './read-site-content.ts';

/** The built site; tests of behavior get the fixture's (vitest.config.ts). */
export const { dist } = walkedSite;

export const content = await readSiteContent(walkedSite.content);

export interface BuiltPage {
  /** From the built site's folder, such as about/index.html. */
  readonly file: string;
  /** Without a trailing slash, such as `/about`; `/404` for the 404 page. */
  readonly path: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

function readHtml(file: string): BuiltPage {
  const html = readFileSync(path.join(dist, file), 'utf8');
  return { file, path: `/${file.replace(/\/?(?:index)?\.html$/, '')}`, html, $: load(html) };
}

/**
 * Reads one page of the built site.
 * @param address in either slash form.
 */
export function readPage(address: string): BuiltPage {
  return readHtml(path.join(bareAddress(address), 'index.html').slice(1));
}

/** The path of a content file, which routes write as if its folder were called content. */
export function placeOf(file: string): string {
  return path.join(walkedSite.content, path.posix.relative('content', file));
}

/** The built file of an address; undefined if there is none. */
export function findBuilt(address: string): string | undefined {
  const bare = decodeURI(bareAddress(address));
  return [path.join(bare, 'index.html'), bare].find((file) => file !== '/' && existsSync(path.join(dist, file)));
}

/** The addresses of a collection's entries; empty if the site lacks the page that they depend on. */
export function listEntryPages(name: 'videos' | 'posts' | 'team'): string[] {
  const folder = { videos: '/videos', posts: '/blog', team: '/crew' }[name];
  return content
    .list(name)
    .map(({ slug }) => `${folder}/${slug}`)
    .filter((address) => findBuilt(address) !== undefined);
}

/** Files of the built site, from its folder; the precompressed copies are left out. */
export function listBuiltFiles(): string[] {
  const files = listFiles(dist).filter((file) => !/\.(br|gz)$/.test(file));
  if (files.length === 0) throw new Error('dist is empty: build the site first');
  return files;
}

/** The codes of the other languages, such as es. */
export const translations = (content.site.languages ?? []).slice(1).map(({ tag }) => tag.split('-', 1)[0] ?? tag);

/** The language of a built file, such as es; undefined for the first language. */
export function translationOf(file: string): string | undefined {
  return translations.find((code) => file.startsWith(`${code}/`) || file === `${code}.md`);
}

export function listInLanguages(field: 'serviceArea' | 'tagline'): string[] {
  const files = translations.map((code) => path.join(walkedSite.content, code, 'site.yaml')).filter(existsSync);
  const sites = files.map((file) => parse(readFileSync(file, 'utf8')) as Partial<Record<typeof field, string>>);
  return [content.site, ...sites].flatMap((site) => site[field] ?? []);
}

let read: BuiltPage[] | undefined;

/** Every page of the built site in every language, cached for all test files, which must not change it. */
export function readEveryPage(): readonly BuiltPage[] {
  read ??= listBuiltFiles()
    .filter((file) => file.endsWith('.html'))
    .map(readHtml);
  return read;
}

/** Every page of the first language, including the 404 page. */
export function readBuiltPages(): readonly BuiltPage[] {
  return readEveryPage().filter(({ file }) => translationOf(file) === undefined);
}

/** Returns a page's problems; `false` for a rule that holds. */
export type Rule = (page: BuiltPage) => readonly (string | false | undefined)[];

/** The problems of all pages, with the page's path. */
export function listFaults(pages: readonly BuiltPage[], rule: Rule): string[] {
  return pages.flatMap((page) =>
    rule(page)
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${page.path}: ${fault}`),
  );
}

export function listHrefs({ $ }: BuiltPage, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((anchor) => $(anchor).attr('href') ?? '');
}
