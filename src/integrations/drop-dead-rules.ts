import { transform, type CustomAtRules, type Visitor } from 'lightningcss';

/** A variable of Tailwind's own: where it is registered, and where it is set. */
const ownVariable = /@property\s+(--tw-[\w-]+)\s*\{[^}]*\}|(--tw-[\w-]+)\s*:[^;{}]*;?/g;

/** Tailwind registers and sets every variable that any page needs; nothing else knows of those that no rule here reads. */
function dropUnreadVariables(css: string): string {
  return css.replaceAll(ownVariable, (written, registered: string | undefined, set: string | undefined) => {
    return css.includes(`var(${registered ?? set ?? ''}`) ? written : '';
  });
}

/**
 * Tailwind repeats its variables for Firefox before 128 and Safari before 16.4, which know no `@property`. It supports
 * neither, and the sheet would not hold together there in other ways.
 */
const oldBrowsers = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/;

/** One rule without rules inside. */
const plainRule = /(?<=^|[;{}])[^;{}]+\{[^{}]*\}/g;

/**
 * Parts of fields for dates, numbers and files, which no page has, and of those with a placeholder: the search's is the one,
 * in a sheet of its own. A selector of such a part names no element.
 */
const partsOfFields = /::(?:-webkit-(?:date|calendar|inner-spin|outer-spin)|file-selector-button|placeholder)/;

function dropPartsOfFields(css: string): string {
  return css.replaceAll(plainRule, (rule) => {
    const selectors = rule.slice(0, rule.indexOf('{')).split(',');
    return selectors.every((selector) => partsOfFields.test(selector)) ? '' : rule;
  });
}

/**
 * Every browser that Tailwind supports mixes colors (Safari since 16.2, Chrome 111, Firefox 113): what waits for that can
 * stand by itself.
 */
const colorsMix: Visitor<CustomAtRules> = {
  Rule: {
    supports({ value: { condition, rules } }) {
      return condition.type === 'declaration' && condition.value.startsWith('color-mix(') ? rules : undefined;
    },
  },
};

/** A sheet without what can match, but serves no page of this site; rules that became equal or empty are put together. */
export function dropDeadRules(css: string): string {
  const used = dropUnreadVariables(dropPartsOfFields(css.replace(oldBrowsers, '')));
  return transform({ filename: 'page.css', code: Buffer.from(used), minify: true, visitor: colorsMix }).code.toString();
}
