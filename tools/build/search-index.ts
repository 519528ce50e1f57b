import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';

/** Parts of pages that stand on several of them, or lead to others. */
const repeatedParts = [
  'nav',
  'template',
  'noscript',
  'button',
  '[data-card]',
  '[data-facade]',
  '.marquee',
  '.marquee-copy',
];

/** What we use of what Pagefind writes; the rest is its own interface, and a worker. */
const usedFiles =
  /^(?:pagefind\.js|pagefind-entry\.json|pagefind\..*\.pf_meta|wasm\.en\.pagefind|index|fragment|filter)$/;

/** A page's own address, as it names it itself; undefined for what nobody shall find. */
function findAddress(html: string, file: string): string | undefined {
  if (!html.includes('data-pagefind-body')) return undefined;
  const canonical = /<link href="([^"]+)" rel="canonical"/.exec(html)?.[1];
  if (canonical === undefined) throw new Error(`${file}: has data-pagefind-body but no canonical address`);
  const address = new URL(canonical).pathname;
  const place = `/${file.replace(/index\.html$/, '')}`;
  // A page at a second address names the first, which is indexed by itself.
  return address.replace(/\/?$/, '/') === place ? address : undefined;
}

/**
 * The part of a page that is read: its style and scripts are longer than its words. A heading may say it in other words
 * than people look for, such as «Talk to a producer» of the contact page, so the title counts as well.
 */
function keepSearched(html: string): string {
  const title = /<title>[^<]*/.exec(html)?.[0].slice('<title>'.length) ?? '';
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return `<html lang="en"><title data-pagefind-meta="name">${title}</title><body>${main}</main></body></html>`;
}

/** What there is of Pagefind's service, or its own words for why there is nothing. */
function requireValue<Value>(value: Value | undefined, errors: readonly string[]): Value {
  if (value === undefined || errors.length > 0) throw new Error(`Pagefind failed: ${errors.join('; ')}`);
  return value;
}

/** What the search finds. Pagefind reads in a program of its own, on another core. */
export class SearchIndex {
  readonly #index: PagefindIndex;

  #count = 0;

  private constructor(index: PagefindIndex) {
    this.#index = index;
  }

  static async open(): Promise<SearchIndex> {
    const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: repeatedParts });
    return new SearchIndex(requireValue(index, errors));
  }

  /** How many pages can be found so far. */
  get count(): number {
    return this.#count;
  }

  /**
   * Adds a page, unless nobody shall find it.
   * @param file its place in the built site.
   * @throws Error naming a page that cannot be indexed.
   */
  async add(file: string, html: string): Promise<void> {
    const url = findAddress(html, file);
    if (url === undefined) return;
    const { errors } = await this.#index.addHTMLFile({ url, content: keepSearched(html) });
    if (errors.length > 0) throw new Error(`${file} cannot be indexed: ${errors.join('; ')}`);
    this.#count += 1;
  }

  /** Puts the index into the folder `pagefind` of a built site. */
  async write(dist: string): Promise<void> {
    const folder = path.join(dist, 'pagefind');
    const written = await this.#index.writeFiles({ outputPath: folder });
    requireValue(written.outputPath, written.errors);
    const unused = (await readdir(folder)).filter((name) => !usedFiles.test(name));
    await Promise.all(unused.map((name) => rm(path.join(folder, name), { recursive: true })));
  }

  /** Ends Pagefind's program; every index goes with it. */
  static async close(): Promise<void> {
    await close();
  }
}
