import { PurgeCSS } from 'purgecss';
import { dropDeadRules } from './drop-dead-rules.ts';

/** Set while a page runs: by a script, or by the browser itself. */
const runtimeAttributes = ['data-scripted', 'open', 'hidden', 'aria-current', 'aria-pressed', 'data-state'];

/** `:is()` and `:where()` of nothing but states and places, such as `:is(:hover, :focus-visible)`. */
const stateList = /:(?:is|where)\((?::[\w-]+(?:\([^()]*\))?)+(?:,\s*(?::[\w-]+(?:\([^()]*\))?)+)*\)/g;

/**
 * A sheet with only the rules that some names can match.
 * @param names one a line.
 */
export async function pruneSheet(css: string, names: string): Promise<string> {
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
