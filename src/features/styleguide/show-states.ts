/** Selectors by which a browser shows a state, and what stands for them on the style page. */
const states: readonly (readonly [pseudo: RegExp, standIn: string])[] = [
  [/:hover/g, ":is([data-state='hover'] *)"],
  [/:focus-within/g, ":is([data-state='focus'] *)"],
  [/:focus-visible/g, ":is([data-state='focus'] a)"],
];

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) yield* styleRules(rule.cssRules);
  }
}

/** The whole selector of a rule that stands inside others. */
function selectorOf(rule: CSSStyleRule): string {
  const outer = rule.parentRule;
  if (outer instanceof CSSStyleRule) return rule.selectorText.replaceAll('&', `:is(${selectorOf(outer)})`);
  return outer?.parentRule instanceof CSSStyleRule && rule.selectorText.includes('&')
    ? rule.selectorText.replaceAll('&', `:is(${selectorOf(outer.parentRule)})`)
    : rule.selectorText;
}

/** Nested declarations have no selector of their own: that of the rule around them counts. */
function declarationsOf(rule: CSSStyleRule): string {
  const nested = [...rule.cssRules].flatMap((inner) => {
    if (inner instanceof CSSMediaRule) return [...inner.cssRules].map((deepest) => deepest.cssText);
    return [];
  });
  return [rule.style.cssText, ...nested.filter((text) => !text.includes('{'))].join(';');
}

/** Repeats every rule of a state for the elements of rows marked `data-state`, where a state cannot be forced. */
export function showStates(): void {
  const copies = [...document.styleSheets].flatMap((sheet) =>
    [...styleRules(sheet.cssRules)].flatMap((rule) => {
      const selector = selectorOf(rule);
      return states
        .filter(([pseudo]) => selector.search(pseudo) >= 0)
        .map(([pseudo, standIn]) => `${selector.replaceAll(pseudo, standIn)} { ${declarationsOf(rule)} }`);
    }),
  );
  const style = document.createElement('style');
  style.textContent = copies.join('\n');
  document.head.append(style);
}
