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

/** Parts of fields for dates, numbers and files, which no page has; a selector of such a part names no element. */
const partsOfFields = /::(?:-webkit-(?:date|calendar|inner-spin|outer-spin)|file-selector-button)/;

function dropPartsOfFields(css: string): string {
  return css.replaceAll(plainRule, (rule) => {
    const selectors = rule.slice(0, rule.indexOf('{')).split(',');
    return selectors.every((selector) => partsOfFields.test(selector)) ? '' : rule;
  });
}

/** A sheet without what can match, but serves no page of this site. */
export function dropDeadRules(css: string): string {
  return dropUnreadVariables(dropPartsOfFields(css.replace(oldBrowsers, '')));
}
