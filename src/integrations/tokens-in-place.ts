import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CustomAtRules, Visitor } from 'lightningcss';

const tokensFile = fileURLToPath(new URL('../styles/tokens.css', import.meta.url));

/** The values of design tokens as they are written, by their names such as `--color-paper`. */
export function readTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/^\s*(--[a-z][\w-]*):\s*([^;]+);/gm)) {
    if (value.trim() !== 'initial') tokens.set(name, value.trim());
  }
  return tokens;
}

/** Writes each design token's value where a rule names it: a page needs no list of tokens, and a sheet stands alone. */
export function tokensInPlace(css = readFileSync(tokensFile, 'utf8')): Visitor<CustomAtRules> {
  const tokens = readTokens(css);
  return {
    Variable(variable) {
      const value = tokens.get(variable.name.ident);
      return value === undefined ? undefined : { raw: value };
    },
  };
}
