import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';
import { listFiles } from '../process/list-files.ts';

/** Where a build's programs are: `build.assets` of astro.config.ts. */
const assetFolder = 'uploads';

const inlinedStyle = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/** No program of ours is this long, in characters. */
const libraryLength = 100_000;

/** Set while a page runs: by a script, or by the browser itself. */
const runtimeAttributes = ['data-scripted', 'open', 'hidden', 'aria-current', 'aria-pressed', 'data-state'];

/** What may be a class, a tag or an attribute in markup or in a program; a class such as `aria-[current=page]:x` whole. */
function extractNames(text: string): string[] {
  const parts = text.match(/[^\s"'`<>;{}]+/g) ?? [];
  return parts.flatMap((part) => (part.includes('=') ? [part, ...part.split('=')] : [part]));
}

/** `:is()` and `:where()` of nothing but states and places, such as `:is(:hover, :focus-visible)`. */
const stateList = /:(?:is|where)\((?::[\w-]+(?:\([^()]*\))?)+(?:,\s*(?::[\w-]+(?:\([^()]*\))?)+)*\)/g;

/**
 * The text of the programs that a page can load, and of those that they load: names that they give to elements while the
 * page runs are written in them.
 */
class Programs {
  readonly #texts = new Map<string, string>();

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
    const found = new Set<string>();
    const follow = (text: string): void => {
      for (const [name] of text.matchAll(/[\w.-]+\.js(?=["'`])/g)) {
        if (found.has(name) || !existsSync(path.join(this.#folder, name))) continue;
        found.add(name);
        follow(this.#read(name));
      }
    };
    follow(html);
    // A library's own program names no class of ours, and takes long to read.
    return [...found]
      .map((name) => this.#read(name))
      .filter((text) => text.length <= libraryLength)
      .join('\n');
  }
}

/**
 * Takes out of a page's inlined style the rules that nothing on it can match.
 * @param programs the text of the scripts that run on the page.
 */
export async function pruneStyles(html: string, programs: string): Promise<string> {
  const markup = html.replaceAll(inlinedStyle, '');
  const content = [markup, programs].map((raw) => ({ raw, extension: 'html' }));
  const pruned = new Map<string, string>();
  for (const [, , css = ''] of html.matchAll(inlinedStyle)) {
    // PurgeCSS finds no name in such a list and would take the rule for unused: an attribute stands in for it.
    const states: string[] = [];
    const named = css.replaceAll(stateList, (list) => `[data-states-${String(states.push(list) - 1)}]`);
    const [result] = await new PurgeCSS().purge({
      content,
      css: [{ raw: named }],
      defaultExtractor: extractNames,
      keyframes: true,
      dynamicAttributes: [...runtimeAttributes, ...states.map((_, at) => `data-states-${String(at)}`)],
    });
    const kept = result?.css.replaceAll(/\[data-states-(\d+)\]/g, (_, at: string) => states[Number(at)] ?? '');
    pruned.set(css, kept ?? css);
  }
  return html.replaceAll(inlinedStyle, (_, start: string, css: string, end: string) => {
    return `${start}${pruned.get(css) ?? css}${end}`;
  });
}

/** Leaves each built page the style that it uses: a page travels in one flight, and the shared sheet is half of it. */
export function prunedStyles(): AstroIntegration {
  return {
    name: 'pruned-styles',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const programs = new Programs(path.join(dist, assetFolder));
        let saved = 0;
        for (const file of listFiles(dist).filter((name) => name.endsWith('.html'))) {
          const place = path.join(dist, file);
          const html = await readFile(place, 'utf8');
          const pruned = await pruneStyles(html, programs.of(html));
          saved += html.length - pruned.length;
          await writeFile(place, pruned);
        }
        logger.info(`took ${String(Math.round(saved / 1000))} kB of unused style out of the pages`);
      },
    },
  };
}
