/** A piece of a sheet and what ends it; before a block that is its selectors, or the words of an at-rule. */
const piece = /((?:\\.|"[^"]*"|'[^']*'|[^{};\\"'])*)([{};]|$)/g;

/** A name as selectors write it, with its escapes, such as `wide\/2`; that of a state, such as `:hover`, is none. */
const writtenName = /(?<![:\\\w-]|[^\p{ASCII}])(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+/giu;

const escape = /\\(?:([0-9a-f]{1,6})\s?|(.))/giu;

/** An attribute's value, and how it is compared: `^`, `$`, `*`, `~`, `|`, or nothing where the whole has to match. */
const attributeValue = /\[[^\]=]*?([*^$|~]?)=\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]*))[^\]]*\]/g;

function readName(written: string): string {
  return written.replaceAll(escape, (_, code: string | undefined, letter: string | undefined) => {
    return code === undefined ? (letter ?? '') : String.fromCodePoint(Number.parseInt(code, 16));
  });
}

/** Whether an attribute's value matches a part of one, by the sign of the comparison. */
const comparisons: Readonly<Record<string, (value: string, part: string) => boolean>> = {
  '^': (value, part) => value.startsWith(part),
  '|': (value, part) => value.startsWith(part),
  $: (value, part) => value.endsWith(part),
  '*': (value, part) => value.includes(part),
  '~': (value, part) => value.includes(part),
};

interface ValuePart {
  readonly part: string;
  readonly matches: (value: string, part: string) => boolean;
}

/** The names that decide which rules of a sheet a page keeps. */
export class SelectedNames {
  readonly #names = new Set<string>();

  /** Values of which selectors name a part, by the selector's own words. */
  readonly #parts = new Map<string, ValuePart>();

  constructor(css: string) {
    for (const [, selectors = '', end] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(piece)) {
      if (end === '{' && !selectors.trimStart().startsWith('@')) this.#read(selectors);
    }
  }

  /** All that can be selected, sorted. */
  get all(): string[] {
    const parts = [...this.#parts.values()].map(({ part }) => part);
    return [...new Set([...this.#names, ...parts])].sort();
  }

  /**
   * Of a page's names those that selectors hold, and in place of a value of which they hold a part that part alone: pages
   * whose addresses differ keep the same rules.
   * @returns each once, sorted.
   */
  select(names: Iterable<string>): string[] {
    const selected = new Set<string>();
    const parts = [...this.#parts.values()];
    for (const name of names) {
      if (this.#names.has(name)) selected.add(name);
      for (const { part, matches } of parts) if (matches(name, part)) selected.add(part);
    }
    return [...selected].sort();
  }

  #read(selectors: string): void {
    for (const [written] of selectors.matchAll(writtenName)) this.#names.add(readName(written));
    for (const [, sign = '', ...values] of selectors.matchAll(attributeValue)) {
      const value = readName(values.join(''));
      const matches = comparisons[sign];
      if (!matches) this.#names.add(value);
      else for (const part of value.split(' ')) this.#parts.set(`${sign}${part}`, { part, matches });
    }
  }
}
