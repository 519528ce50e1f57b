import type { z } from 'zod';
import { isBlock, listTexts, mapTexts, valueAt } from '@site/zod-content/walk.ts';
import type { FieldMeaning } from '@site/zod-content/meanings.ts';

/** Whether a field is translatable: words, or a page's own address. */
export function isTranslatable(meaning: FieldMeaning | undefined): boolean {
  if (meaning?.kind === 'text') return !meaning.isName;
  if (meaning?.kind === 'player') return meaning.isWords === true;
  return meaning?.kind === 'post' || meaning?.kind === 'address';
}

/**
 * Merges the words of a translation over the values of its original: missing values, and those that are not words,
 * stay.
 * @param schema the file's schema.
 * @param first the values in the first language.
 * @param words the values of the translation, valid or not.
 */
export function mergeWords(schema: z.ZodType, first: unknown, words: unknown): unknown {
  const merged = mapTexts(schema, first, ({ value }) => value);
  for (const { path, value, meaning } of listTexts(schema, words)) {
    const [parent, key] = [valueAt(merged, path.slice(0, -1)), path.at(-1) ?? ''];
    // A list keeps the original's length; a block may have one more field.
    const hasRoom = isBlock(parent) || (Array.isArray(parent) && key in parent);
    if (hasRoom && isTranslatable(meaning)) Reflect.set(parent, key, value);
  }
  return merged;
}
