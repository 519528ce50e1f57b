import type { z } from 'astro/zod';
import { fieldMeanings, type FieldMeaning } from '../schemas/field-meanings.ts';
import { definitionOf, unwrapSchema } from '../schemas/walk-fields.ts';

/** Whether a field is words, which a translation may have, or a page's own address. */
export function isTranslatable(meaning: FieldMeaning | undefined): boolean {
  if (meaning?.kind === 'text') return !meaning.isName;
  if (meaning?.kind === 'player') return meaning.isWords === true;
  return meaning?.kind === 'post' || meaning?.kind === 'address';
}

export const isWords = (schema: z.ZodType) => isTranslatable(fieldMeanings.get(schema));

export const isBlock = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * The values of a content file with the words of a translation over them: what is missing there, or is no word, stays.
 * @param wrapped the file's schema.
 * @param first the values in the first language.
 * @param words the values of the translation, right or not.
 */
export function layWords(wrapped: z.ZodType | undefined, first: unknown, words: unknown): unknown {
  if (words === undefined || words === null || !wrapped) return first;
  const { schema } = unwrapSchema(wrapped);
  const { element, shape } = definitionOf(schema);
  if (Array.isArray(first)) {
    if (!Array.isArray(words)) return first;
    return first.map((item: unknown, index) => layWords(element, item, words[index]));
  }
  if (isBlock(first)) {
    if (!isBlock(words) || !shape) return first;
    const added = Object.keys(words).filter((key) => !(key in first));
    return Object.fromEntries(
      [...Object.keys(first), ...added].flatMap((key) => {
        const laid = layWords(shape[key], first[key], words[key]);
        return laid === undefined ? [] : [[key, laid]];
      }),
    );
  }
  return typeof words === 'string' && isWords(schema) ? words : first;
}
