import Markdoc from '@markdoc/markdoc';
import type { z } from 'astro/zod';
import { listTokens } from '../facts/fill-facts.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { definitionOf, listTexts, unwrapSchema } from '../schemas/walk-fields.ts';
import { fieldName, type Problem } from '../check/problem.ts';
import type { RawEntry } from '../check/read-content.ts';
import { isBlock, isWords, layWords } from './lay-words.ts';
import { markField } from './translation-mark.ts';

type Path = readonly PropertyKey[];

/** What a translation has that is not words, or that its original lacks, as advice with its place. */
function listStrange(
  wrapped: z.ZodType | undefined,
  first: unknown,
  words: unknown,
  file: string,
  at: Path = [],
): { readonly path: Path; readonly advice: string }[] {
  if (words === undefined || words === null) return [];
  const say = (advice: string) => [{ path: at, advice }];
  if (!wrapped) return say(`is no field of ${file}: remove it`);
  const { schema } = unwrapSchema(wrapped);
  const { element, shape } = definitionOf(schema);
  if (element) {
    if (!Array.isArray(words)) return say(`is no list: write one as long as that of ${file}`);
    const { length } = Array.isArray(first) ? first : [];
    if (words.length > length) {
      return say(`has ${words.length} items, and ${file} has ${length}: write as many, in the same order`);
    }
    return words.flatMap((item: unknown, index) =>
      listStrange(element, (first as unknown[])[index], item, file, [...at, index]),
    );
  }
  if (shape) {
    if (!isBlock(words)) return say(`is no block: write its fields as in ${file}`);
    const own = isBlock(first) ? first : {};
    return Object.entries(words).flatMap(([key, inner]) =>
      listStrange(shape[key], own[key], inner, file, [...at, key]),
    );
  }
  if (isWords(schema) && typeof words === 'string') return [];
  // What is the same need not be an error: somebody has copied the line.
  return words === first ? [] : say(`is no word to translate: remove the line, its value is that of ${file}`);
}

/** The tags of a text in their order. */
function listTags(body: string): string[] {
  return [...Markdoc.parse(body).walk()].flatMap(({ type, tag }) => (type === 'tag' && tag !== undefined ? [tag] : []));
}

/** The tags of a text that are not those of its original. */
function checkTags(first: RawEntry, { file, body, bodyLine }: RawEntry): Problem[] {
  const [here, there] = [listTags(body), listTags(first.body)];
  const index = there.findIndex((tag, place) => here[place] !== tag);
  if (index < 0 && here.length === there.length) return [];
  const name = (tags: readonly string[]) =>
    (tags[index < 0 ? there.length : index] ?? 'nothing').replace(/^\w.*/, '{% $& %}');
  const advice = `has other tags than ${first.file}: write ${name(there)} where it has ${name(here)}, so that both have the same in the same order`;
  return [{ file, field: `line ${bodyLine}`, advice }];
}

/** The problems of a translated file, apart from those of the words themselves. */
export function checkShape(first: RawEntry, translation: RawEntry): Problem[] {
  const { file, data, name } = translation;
  // The mark of the words that it was written from is the translation's own.
  const words = isBlock(data) ? { ...data, [markField]: undefined } : data;
  const strange = listStrange(contentFiles[name].schema, first.data, words, first.file);
  return [
    ...strange.map(({ path, advice }) => ({ file, field: fieldName(path), advice })),
    ...(file.endsWith('.mdoc') ? checkTags(first, translation) : []),
  ];
}

/** A translated file with the values of its original under its words. */
export function layEntry(first: RawEntry, translation: RawEntry): RawEntry {
  return { ...translation, data: layWords(contentFiles[first.name].schema, first.data, translation.data) };
}

/** The product is a word of the sentence: another language may need another form of it, or other words. */
const inflected = ['product', 'productLower'];

/** Facts that a translation has lost or added: it may be right, so it is a hint. */
export function adviseOnTokens(first: RawEntry, translation: RawEntry): Problem[] {
  const { schema } = contentFiles[first.name];
  const originals = new Map(listTexts(schema, first.data).map(({ path, value }) => [fieldName(path), value]));
  return listTexts(schema, translation.data).flatMap(({ path, value, meaning }) => {
    // A page's own address may have any words.
    if (meaning?.kind === 'address') return [];
    const field = fieldName(path);
    const original = originals.get(field);
    if (original === undefined) return [];
    const lost = new Set(listTokens(original)).difference(new Set([...listTokens(value), ...inflected]));
    if (lost.size === 0) return [];
    const advice = `has lost ${[...lost].map((token) => `{${token}}`).join(', ')} of ${first.file}: write the fact in, so that it follows when it changes`;
    return [{ file: translation.file, field, advice }];
  });
}
