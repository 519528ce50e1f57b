import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';
import { listFiles } from '../process/list-files.ts';
import { dropDeadRules } from './drop-dead-rules.ts';
import { SelectedNames } from './selected-names.ts';

/** Where a build's programs are: `build.assets` of astro.config.ts. */
const assetFolder = 'uploads';

const inlinedStyle = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/** No program of ours is this long, in characters. */
const libraryLength = 100_000;

/** Set while a page runs: by a script, or by the browser itself. */
const runtimeAttributes = ['data-scripted', 'open', 'hidden', 'aria-current', 'aria-pressed', 'data-state'];

/** What may be a class, a tag or an attribute in markup or in a program; a class such as `aria-[current=page]:x` whole. */
function extractNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const part of text.match(/[^\s"'`<>;{}]+/g) ?? []) {
    names.add(part);
    if (part.includes('=')) for (const side of part.split('=')) names.add(side);
  }
  return names;
}

/** `:is()` and `:where()` of nothing but states and places, such as `:is(:hover, :focus-visible)`. */
const stateList = /:(?:is|where)\((?::[\w-]+(?:\([^()]*\))?)+(?:,\s*(?::[\w-]+(?:\([^()]*\))?)+)*\)/g;

/** The names of programs in a text; looks for their ending first, since a page is long and names few. */
function listPrograms(text: string): string[] {
  const found = text.matchAll(/\.js(?<=([\w.-]+)\.js)(?=["'`])/g);
  return [...new Set([...found].map(([ending, name = '']) => name + ending))];
}

/**
 * The text of the programs that a page can load, and of those that they load: names that they give to elements while the
 * page runs are written in them.
 */
class Programs {
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
 * A sheet with only the rules that some names can match.
 * @param names one a line.
 */
async function pruneSheet(css: string, names: string): Promise<string> {
  // PurgeCSS finds no name in such a list and would take the rule for unused: an attribute stands in for it.
  const states: string[] = [];
  const named = css.replaceAll(stateList, (list) => `[data-states-${String(states.push(list) - 1)}]`);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names, extension: 'html' }],
    css: [{ raw: named }],
    defaultExtractor: (text) => text.split('\n'),
    keyframes: true,
    variables: true,
    safelist: { variables: [/^--font-archivo/] },
    dynamicAttributes: [...runtimeAttributes, ...states.map((_, at) => `data-states-${String(at)}`)],
  });
  const pruned = result?.css.replaceAll(/\[data-states-(\d+)\]/g, (_, at: string) => states[Number(at)] ?? '') ?? css;
  return dropDeadRules(pruned);
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

  constructor(css: string) {
    this.#css = css;
    this.#deciding = new SelectedNames(css);
  }

  /** @param programNames those of the programs: the same set for every page that loads the same. */
  async prune(names: ReadonlySet<string>, programNames: ReadonlySet<string>): Promise<string> {
    const selected = new Set([...this.#deciding.select(names), ...this.#selectOnce(programNames)]);
    const key = [...selected].sort().join('\n');
    const known = this.#pruned.get(key) ?? pruneSheet(this.#css, key);
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
    const known = this.#sheets.get(css) ?? new Sheet(css);
    this.#sheets.set(css, known);
    return known;
  }
}

/** Leaves each built page the style that it uses: a page travels in one flight, and the shared sheet is half of it. */
export function prunedStyles(): AstroIntegration {
  return {
    name: 'pruned-styles',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const programs = new Programs(path.join(dist, assetFolder));
        const pruner = new StylePruner();
        let saved = 0;
        for (const file of listFiles(dist).filter((name) => name.endsWith('.html'))) {
          const place = path.join(dist, file);
          const html = await readFile(place, 'utf8');
          const pruned = await pruner.prune(html, programs.of(html));
          saved += html.length - pruned.length;
          await writeFile(place, pruned);
        }
        logger.info(`took ${String(Math.round(saved / 1000))} kB of unused style out of the pages`);
      },
    },
  };
}
