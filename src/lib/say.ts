import { pageLanguage } from './intl.ts';

const slot = /\{(\w+)\}/g;

/** A text of content/words.yaml with its places filled. */
export function say(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(slot, (place, name: string) => String(values[name] ?? place));
}

/** What is said of one, and of other numbers. */
export type Counted = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string | undefined>>>;

/** The form of a number, with its places filled; `count` is the number itself. */
export function sayCount(
  forms: Counted,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(pageLanguage()).select(count);
  return say(forms[form] ?? forms.other, { count, ...values });
}

/** A text in parts: words, and the names of places, by turns. */
export function splitPlaces(text: string): string[] {
  return text.split(slot);
}
