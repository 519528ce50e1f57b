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

/** The address of a page at a place, as it names it itself; undefined for what nobody shall find. */
function findAddress(html: string, place: string): string | undefined {
  if (!html.includes('data-pagefind-body')) return undefined;
  const canonical = /<link href="([^"]+)" rel="canonical"/.exec(html)?.[1];
  if (canonical === undefined) throw new Error(`${place}: has data-pagefind-body but no canonical address`);
  const address = new URL(canonical).pathname;
  const [named, own] = [address, place].map((one) => one.replace(/\/?$/, '/'));
  // A page at a second address names the first, which is indexed by itself.
  return named === own ? address : undefined;
}

/**
 * The part of a page that is read: its style and scripts are longer than its words. A heading may say it in other words
 * than people look for, such as "Talk to a producer" of the contact page, so the title counts as well.
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

  /** Ends when Pagefind has been sent all pages so far, each in its turn: the same site gives the same index. */
  #sending: Promise<unknown> = Promise.resolve();

  readonly #answers: Promise<void>[] = [];

  #count = 0;

  private constructor(index: PagefindIndex) {
    this.#index = index;
  }

  static async open(): Promise<SearchIndex> {
    const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: repeatedParts });
    return new SearchIndex(requireValue(index, errors));
  }

  /**
   * Adds a page, unless nobody shall find it. What goes wrong is said when the index is written.
   * @param place the path at which it is served, with a slash at its end or without.
   * @param page its markup; undefined where it turns out to be none.
   */
  add(place: string, page: Promise<string | undefined>): void {
    this.#sending = this.#sending.then(async () => {
      const html = await page;
      const url = html && findAddress(html, place);
      if (!url) return;
      const answer = this.#send(place, { url, content: keepSearched(html) });
      answer.catch(() => undefined);
      this.#answers.push(answer);
    });
    this.#sending.catch(() => undefined);
  }

  async #send(place: string, file: { readonly url: string; readonly content: string }): Promise<void> {
    const { errors } = await this.#index.addHTMLFile(file);
    if (errors.length > 0) throw new Error(`${place} cannot be indexed: ${errors.join('; ')}`);
    this.#count += 1;
  }

  /**
   * Puts the index into the folder `pagefind` of a built site, once all pages are read.
   * @returns how many of them can be found.
   * @throws Error naming a page that cannot be indexed.
   */
  async write(dist: string): Promise<number> {
    await this.#sending;
    await Promise.all(this.#answers);
    const folder = path.join(dist, 'pagefind');
    const written = await this.#index.writeFiles({ outputPath: folder });
    requireValue(written.outputPath, written.errors);
    const unused = (await readdir(folder)).filter((name) => !usedFiles.test(name));
    await Promise.all(unused.map((name) => rm(path.join(folder, name), { recursive: true })));
    return this.#count;
  }

  /** Ends Pagefind's program; every index goes with it. */
  static async close(): Promise<void> {
    await close();
  }
}
