import Markdoc from '@markdoc/markdoc';
import { listTokens } from '../facts/fill-facts.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { definitionOf, isBlock, listTexts, valueAt, walk } from '@site/zod-content/walk.ts';
import { fieldName, type Problem } from '@site/zod-content/problem.ts';
import type { RawEntry } from '../check/read-content.ts';
import { isTranslatable, mergeWords } from './merge-words.ts';
import { digestField } from './translation-digest.ts';

/** Values that are not words, or that the original lacks. */
function listUntranslatable(first: RawEntry, { name, file, data }: RawEntry): Problem[] {
  const problems: Problem[] = [];
  // The digest is the translation's own.
  const words = isBlock(data) ? { ...data, [digestField]: undefined } : data;
  walk(contentFiles[name].schema, words, ({ path, value, schema, meaning }, visitContents) => {
    const say = (advice: string) => problems.push({ file, field: fieldName(path), advice });
    if (value === undefined || value === null) return undefined;
    if (!schema) return say(`is not a field of ${first.file}: remove it`);
    const original = valueAt(first.data, path);
    const { element, shape } = definitionOf(schema);
    if (element) {
      if (!Array.isArray(value)) return say(`is not a list: write one as long as that of ${first.file}`);
      const { length } = Array.isArray(original) ? original : [];
      if (value.length <= length) return visitContents();
      return say(`has ${value.length} items, and ${first.file} has ${length}: write as many, in the same order`);
    }
    if (shape) return isBlock(value) ? visitContents() : say(`is not a block: write its fields as in ${first.file}`);
    // A copied value that is the same is harmless.
    if ((typeof value === 'string' && isTranslatable(meaning)) || value === original) return undefined;
    return say(`is not translatable: remove the line, its value is that of ${first.file}`);
  });
  return problems;
}

function listTags(body: string): string[] {
  return [...Markdoc.parse(body).walk()].flatMap(({ type, tag }) => (type === 'tag' && tag !== undefined ? [tag] : []));
}

function checkTags(first: RawEntry, { file, body, bodyLine }: RawEntry): Problem[] {
  const [here, there] = [listTags(body), listTags(first.body)];
  const index = there.findIndex((tag, place) => here[place] !== tag);
  if (index < 0 && here.length === there.length) return [];
  const name = (tags: readonly string[]) =>
    (tags[index < 0 ? there.length : index] ?? 'nothing').replace(/^\w.*/, '{% $& %}');
  const advice = `has other tags than ${first.file}: write ${name(there)} where it has ${name(here)}, so that both have the same in the same order`;
  return [{ file, field: `line ${bodyLine}`, advice }];
}

/** The problems of a translated file, apart from those of its words. */
export function checkShape(first: RawEntry, translation: RawEntry): Problem[] {
  return [
    ...listUntranslatable(first, translation),
    ...(translation.file.endsWith('.mdoc') ? checkTags(first, translation) : []),
  ];
}

/** A translation's words merged over the values of its original. */
export function mergeEntry(first: RawEntry, translation: RawEntry): RawEntry {
  return { ...translation, data: mergeWords(contentFiles[first.name].schema, first.data, translation.data) };
}

/** Words that other languages inflect or replace. */
const inflected = ['product', 'productLower'];

/** A fact that is missing or new in a translation may be right, so it is only a hint. */
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
