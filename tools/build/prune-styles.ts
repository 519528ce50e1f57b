import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildCache } from '../../src/queries/build-cache.ts';
import { hashMakers } from './hash-makers.ts';
import { pruneSheet } from './prune-sheet.ts';
import { SelectedNames } from './selected-names.ts';

const inlinedStyle = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/** No program of ours is this long, in characters. */
const libraryLength = 100_000;

/** What may be a class, a tag or an attribute in markup or in a program; a class such as `aria-[current=page]:x` whole. */
function extractNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const part of text.match(/[^\s"'`<>;{}]+/g) ?? []) {
    names.add(part);
    if (part.includes('=')) for (const side of part.split('=')) names.add(side);
  }
  return names;
}

/** The names of programs in a text; looks for their ending first, since a page is long and names few. */
function listPrograms(text: string): string[] {
  const found = text.matchAll(/\.js(?<=([\w.-]+)\.js)(?=["'`])/g);
  return [...new Set([...found].map(([ending, name = '']) => name + ending))];
}

/**
 * The text of the programs that a page can load, and of those that they load: names that they give to elements while the
 * page runs are written in them.
 */
export class Programs {
  readonly #texts = new Map<string, string>();

  /** By the programs that a page names itself: pages of one kind name the same. */
  readonly #loaded = new Map<string, string>();

  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #read(name: string): string {
    const known = this.#texts.get(name);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(this.#folder, name), 'utf8');
    this.#texts.set(name, text);
    return text;
  }

  of(html: string): string {
    const named = listPrograms(html);
    const key = named.join(' ');
    const known = this.#loaded.get(key) ?? this.#load(named);
    this.#loaded.set(key, known);
    return known;
  }

  #load(named: readonly string[]): string {
    const found = new Set<string>();
    const follow = (names: readonly string[]): void => {
      for (const name of names) {
        if (found.has(name) || !existsSync(path.join(this.#folder, name))) continue;
        found.add(name);
        follow(listPrograms(this.#read(name)));
      }
    };
    follow(named);
    // A library's own program names no class of ours, and takes long to read.
    return [...found]
      .map((name) => this.#read(name))
      .filter((text) => text.length <= libraryLength)
      .join('\n');
  }
}

/**
 * One sheet, pruned for many pages. Pages of one kind differ in their words but seldom in the names that the sheet's
 * selectors hold, and those that have the same names share the work.
 */
class Sheet {
  readonly #css: string;

  readonly #deciding: SelectedNames;

  readonly #selected = new Map<ReadonlySet<string>, readonly string[]>();

  readonly #pruned = new Map<string, Promise<string>>();

  readonly #pruneSheet: typeof pruneSheet;

  constructor(css: string, prune: typeof pruneSheet) {
    this.#css = css;
    this.#pruneSheet = prune;
    this.#deciding = new SelectedNames(css);
  }

  /** @param programNames those of the programs: the same set for every page that loads the same. */
  async prune(names: ReadonlySet<string>, programNames: ReadonlySet<string>): Promise<string> {
    const selected = new Set([...this.#deciding.select(names), ...this.#selectOnce(programNames)]);
    const key = [...selected].sort().join('\n');
    const known = this.#pruned.get(key) ?? this.#pruneSheet(this.#css, key);
    this.#pruned.set(key, known);
    return known;
  }

  #selectOnce(names: ReadonlySet<string>): readonly string[] {
    const known = this.#selected.get(names) ?? this.#deciding.select(names);
    this.#selected.set(names, known);
    return known;
  }
}

/** Takes out of pages' inlined styles the rules that nothing on them can match. */
export class StylePruner {
  readonly #sheets = new Map<string, Sheet>();

  readonly #programNames = new Map<string, ReadonlySet<string>>();

  readonly #pruneSheet: typeof pruneSheet;

  constructor(prune = pruneSheet) {
    this.#pruneSheet = prune;
  }

  /** @param programs the text of the scripts that run on the page. */
  async prune(html: string, programs: string): Promise<string> {
    const names = extractNames(html.replaceAll(inlinedStyle, ''));
    const pruned = new Map<string, string>();
    for (const [, , css = ''] of html.matchAll(inlinedStyle)) {
      pruned.set(css, await this.#sheetOf(css).prune(names, this.#namesOf(programs)));
    }
    return html.replaceAll(inlinedStyle, (_, start: string, css: string, end: string) => {
      return `${start}${pruned.get(css) ?? css}${end}`;
    });
  }

  #namesOf(programs: string): ReadonlySet<string> {
    const known = this.#programNames.get(programs) ?? extractNames(programs);
    this.#programNames.set(programs, known);
    return known;
  }

  #sheetOf(css: string): Sheet {
    const known = this.#sheets.get(css) ?? new Sheet(css, this.#pruneSheet);
    this.#sheets.set(css, known);
    return known;
  }
}

/** `pruneSheet` with a memory: the same sheets come out of most builds; what made them is part of their names. */
export async function pruneOnce(cache: BuildCache): Promise<typeof pruneSheet> {
  const makers = ['prune-sheet.ts', 'drop-dead-rules.ts'];
  const made = await hashMakers(makers.map((file) => path.join(import.meta.dirname, file)));
  return async (css, names) => {
    const name = createHash('sha256').update([made, css, names].join('\0')).digest('hex');
    return (await cache.keep(name, async () => Buffer.from(await pruneSheet(css, names)))).toString();
  };
}
