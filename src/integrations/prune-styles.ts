import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildCache } from '@site/system/build-cache.ts';
import { hashMakers } from './hash-makers.ts';
import { pruneSheet } from './prune-sheet.ts';
import { SelectedNames } from './selected-names.ts';

const inlinedStyle = /<style>([\s\S]*?)<\/style>/;

/** No program of ours is this long, in characters. */
const libraryLength = 100_000;

/** Of so many pieces of markup the names are remembered: of some two hundred pages. */
const rememberedPieces = 20_000;

/** What may be a class, a tag or an attribute in markup or in a program; a class such as `aria-[current=page]:x` whole. */
function extractNames(text: string): Set<string> {
  const names = new Set(text.split(/[\s"'`<>;{}]+/));
  for (const part of names) if (part.includes('=')) for (const side of part.split('=')) names.add(side);
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
 * The style of a page, pruned for all pages that have the same. Pages of one kind differ in their words but seldom in the
 * names that selectors hold, and those that have the same names share the work; so do equal pieces of their markup.
 */
class SharedStyle {
  readonly #css: string;

  readonly #deciding: SelectedNames;

  /** Every name that decides, by its place among them. */
  readonly #places: ReadonlyMap<string, number>;

  /** The places of those that stand in a text, by pieces of markup and by whole programs. */
  readonly #selected = new Map<string, readonly number[]>();

  readonly #pruned = new Map<string, Promise<string>>();

  readonly #pruneSheet: typeof pruneSheet;

  constructor(css: string, prune: typeof pruneSheet) {
    this.#css = css;
    this.#pruneSheet = prune;
    this.#deciding = new SelectedNames(css);
    this.#places = new Map(this.#deciding.all.map((name, place) => [name, place]));
  }

  async prune(markup: string, programs: string): Promise<string> {
    // A mark for each name is a shorter key than the names, and made faster.
    const marks = Buffer.alloc(this.#places.size);
    for (const text of [programs, ...new Set(markup.split('<'))]) {
      for (const place of this.#select(text)) marks[place] = 1;
    }
    const key = marks.toString('latin1');
    const known = this.#pruned.get(key) ?? this.#pruneSheet(this.#css, this.#listMarked(marks));
    this.#pruned.set(key, known);
    return known;
  }

  #listMarked(marks: Buffer): string {
    return [...this.#places.keys()].filter((_, place) => marks[place] === 1).join('\n');
  }

  #select(text: string): readonly number[] {
    const known = this.#selected.get(text);
    if (known) return known;
    const selected = this.#deciding.select(extractNames(text)).flatMap((name) => this.#places.get(name) ?? []);
    // A piece that was cut out of a page would keep all of the page in memory: its copy does not.
    if (this.#selected.size < rememberedPieces) this.#selected.set(Buffer.from(text).toString(), selected);
    return selected;
  }
}

/** Takes out of pages' inlined styles the rules that nothing on them can match. */
export class StylePruner {
  readonly #shared = new Map<string, SharedStyle>();

  readonly #pruneSheet: typeof pruneSheet;

  constructor(prune = pruneSheet) {
    this.#pruneSheet = prune;
  }

  /**
   * @param html a page with its style in one piece.
   * @param programs the text of the scripts that run on the page.
   */
  async prune(html: string, programs: string): Promise<string> {
    const [element, css = ''] = inlinedStyle.exec(html) ?? [];
    if (element === undefined) return html;
    const pruned = await this.#sharedBy(css).prune(html.replace(element, ''), programs);
    return html.replace(element, () => `<style>${pruned}</style>`);
  }

  #sharedBy(css: string): SharedStyle {
    const known = this.#shared.get(css) ?? new SharedStyle(css, this.#pruneSheet);
    this.#shared.set(css, known);
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
