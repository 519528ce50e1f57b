import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { listFiles } from '@site/system/list-files.ts';
import { readSiteContent } from './read-site-content.ts';

const root = path.join(import.meta.dirname, '../..');

/** The built site. */
export const dist = path.join(root, 'dist');

/** The content that it was built from. */
export const content = await readSiteContent(path.join(root, 'content'));

export interface BuiltPage {
  /** Without a slash at its end, such as `/about`. */
  readonly path: string;
  readonly $: CheerioAPI;
}

/**
 * Reads one page of the built site.
 * @param address in either slash form.
 */
export function readPage(address: string): BuiltPage {
  const bare = bareAddress(address);
  return { path: bare, $: load(readFileSync(path.join(dist, bare, 'index.html'), 'utf8')) };
}

/** Whether the built site answers a path with a page or a file. */
export function isBuilt(address: string): boolean {
  const bare = decodeURI(bareAddress(address));
  return existsSync(path.join(dist, bare, 'index.html')) || (bare !== '/' && existsSync(path.join(dist, bare)));
}

/** Files of the built site, from its folder; the packed copies that a server sends are left out. */
export function listBuiltFiles(): string[] {
  const files = listFiles(dist).filter((file) => !/\.(br|gz)$/.test(file));
  if (files.length === 0) throw new Error('dist is empty: build the site first');
  return files;
}

/** Every page of the built site, the 404 too, each read anew. */
export function readBuiltPages(): { readonly file: string; readonly $: CheerioAPI }[] {
  return listBuiltFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, $: load(readFileSync(path.join(dist, file), 'utf8')) }));
}
