import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFile, listHeaders, readHeadersFile } from '../headers/headers-file.ts';
import type { HeaderRule } from '../headers/site-headers.ts';
import { listFiles } from '@site/system/list-files.ts';
import { ask, askRaw, type Answer, type Question } from '../server/ask.ts';
import { mapSitePaths } from '../server/map-site-paths.ts';
import type { Target } from './targets.ts';

/** A built site, and what its own files say of it. */
export class BuiltSite {
  readonly #dist: string;

  /** Decoded addresses and the files behind them; a page has both slash forms. */
  readonly #paths: ReadonlyMap<string, string>;

  readonly #rules: readonly HeaderRule[];

  /** @param root the project's folder, with a built site in its dist. */
  constructor(root: string) {
    this.#dist = path.join(root, 'dist');
    this.#paths = mapSitePaths(listFiles(this.#dist));
    this.#rules = readHeadersFile(readFileSync(path.join(this.#dist, headersFile), 'utf8'));
  }

  /** Addresses of pages, without a slash at their end. */
  get pages(): string[] {
    return [...this.#paths]
      .filter(([place, file]) => file.endsWith('index.html') && (place === '/' || !place.endsWith('/')))
      .map(([place]) => encodeURI(place));
  }

  /** Addresses of everything else. */
  get files(): string[] {
    return [...this.#paths].filter(([, file]) => !file.endsWith('index.html')).map(([place]) => encodeURI(place));
  }

  /** One address of every type of file, each file of which a rule says more, and two pages. */
  get samples(): string[] {
    const firsts = new Map(this.files.toReversed().map((place) => [path.extname(place), place]));
    const named = this.#rules.map((rule) => rule.path).filter((place) => this.#paths.has(place));
    return [...new Set(['/', '/about', ...named, ...firsts.values()])];
  }

  /** The first address with an ending such as `.mp4`. */
  first(ending: string): string {
    const place = this.files.find((one) => one.endsWith(ending));
    if (place === undefined) throw new Error(`The built site has no file that ends with ${ending}.`);
    return place;
  }

  /** What is behind an address; of any that has none, the site's own page for what is not there. */
  read(place: string): Buffer {
    return readFileSync(path.join(this.#dist, this.#paths.get(decodeURI(place)) ?? '404.html'));
  }

  /** Every file that may be seen. */
  readAll(): Buffer[] {
    return [...new Set([...this.#paths.values(), '404.html'])].map((file) => readFileSync(path.join(this.#dist, file)));
  }

  /** What the site's rules say of an address. */
  headersOf(place: string): HeaderRule['headers'] {
    return listHeaders(this.#rules, place);
  }
}

/** A site as one target serves it. */
export class SiteUnderTest {
  readonly built: BuiltSite;

  readonly slash: Target['slash'];

  readonly port: number;

  constructor(built: BuiltSite, { slash }: Target, port: number) {
    this.built = built;
    this.slash = slash;
    this.port = port;
  }

  async ask(place: string, question?: Question): Promise<Answer> {
    return ask(this.port, place, question);
  }

  async askRaw(text: string): Promise<string> {
    return askRaw(this.port, text);
  }
}
