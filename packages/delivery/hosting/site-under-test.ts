import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFile, listHeaders, readHeadersFile } from '../headers/headers-file.ts';
import type { HeaderRule } from '../headers/site-headers.ts';
import { listFiles } from '@site/system/list-files.ts';
import { ask, askRaw, type Answer, type Question } from '../server/ask.ts';
import { mapSitePaths } from '../server/map-site-paths.ts';
import type { Target } from './targets.ts';

/** A built site, and what its own files say about it. */
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

  /** One address for each type of file, all files that have a rule of their own, and two pages. */
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

  /** The file of an address; the 404 page if it has none. */
  read(place: string): Buffer {
    return readFileSync(path.join(this.#dist, this.#paths.get(decodeURI(place)) ?? '404.html'));
  }

  /** Every file that is served. */
  readAll(): Buffer[] {
    return [...new Set([...this.#paths.values(), '404.html'])].map((file) => readFileSync(path.join(this.#dist, file)));
  }

  /** The headers that the site's rules give an address. */
  headersOf(place: string): HeaderRule['headers'] {
    return listHeaders(this.#rules, place);
  }
}

/** A site as one target serves it. */
export interface SiteUnderTest {
  readonly built: BuiltSite;
  readonly slash: Target['slash'];
  readonly ask: (place: string, question?: Question) => Promise<Answer>;
  readonly askRaw: (text: string) => Promise<string>;
}

export function openSite(built: BuiltSite, { slash }: Target, port: number): SiteUnderTest {
  return {
    built,
    slash,
    ask: async (place, question) => ask(port, place, question),
    askRaw: async (text) => askRaw(port, text),
  };
}
