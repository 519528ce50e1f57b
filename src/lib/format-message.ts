import { pageLanguage } from './intl.ts';

const slot = /\{(\w+)\}/g;

/** Fills in the placeholders of a text from content/words.yaml. */
export function formatMessage(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(slot, (place, name: string) => String(values[name] ?? place));
}

/** Plural forms. */
export type Counted = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string | undefined>>>;

/** The plural form for a number, with its placeholders filled in; `count` is the number itself. */
export function formatPlural(
  forms: Counted,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(pageLanguage()).select(count);
  return formatMessage(forms[form] ?? forms.other, { count, ...values });
}

/** Text and the names of placeholders, alternating. */
export function splitPlaceholders(text: string): string[] {
  return text.split(slot);
}
