import { isDeepStrictEqual } from 'node:util';
import { parseEntry, type RawEntry } from '@site/model/check/read-content.ts';
import { isBlock } from '@site/zod-content/walk.ts';
import { listTranslatable, digestField, digestWords, readDigest } from '@site/model/translations/translation-digest.ts';
import { valuesOf, valuesWithText } from '../entries/new-entry.ts';
import { bodyField } from '@site/zod-content/front-matter.ts';
import { patchFile } from '@site/zod-content/patch-yaml.ts';
import { alignTags } from './align-tags.ts';

/** The similarity of two values, from 0 to 1: by words of texts, and fields of blocks. */
function likeness(one: unknown, other: unknown): number {
  if (isDeepStrictEqual(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') {
    const [a, b] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
    const common = a && b ? a.intersection(b).size : 0;
    return common / Math.max(1, (a?.size ?? 0) + (b?.size ?? 0) - common);
  }
  if (!isBlock(one) || !isBlock(other)) return 0;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.reduce((sum, name) => sum + likeness(one[name], other[name]), 0) / Math.max(1, names.length);
}

/** For each item of a list, its former index; undefined for a new one. */
function findFormer(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const left = new Set(before.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) left.delete(index);
    return index;
  };
  const same = after.map((item, place) =>
    take([place, ...left].find((index) => left.has(index) && isDeepStrictEqual(before[index], item))),
  );
  const findMostSimilar = (item: unknown, place: number) => {
    const ranked = [...left].map((index) => ({ index, score: likeness(before[index], item) }));
    // In a list of unchanged length, the items were edited in place.
    const isInPlace = before.length === after.length && left.has(place);
    const [best] = ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    return best?.index ?? (isInPlace ? place : undefined);
  };
  return same.map((index, place) => index ?? take(findMostSimilar(after[place], place)));
}

const isNothing = (words: unknown) => words === null || (isBlock(words) && Object.keys(words).length === 0);

/** Rearranges a translation's words to match the current lists and blocks of its original. */
function alignValue(before: unknown, after: unknown, words: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(words)) {
    const former = findFormer(before, after);
    const moved = former.map((index, place): unknown => {
      const own: unknown = index === undefined ? undefined : words[index];
      if (index === undefined || own === undefined) return isBlock(after[place]) ? {} : null;
      return alignValue(before[index], after[place], own);
    });
    const last = moved.findLastIndex((item) => !isNothing(item));
    return last < 0 ? undefined : moved.slice(0, last + 1);
  }
  if (!isBlock(before) || !isBlock(words)) return words;
  const own = isBlock(after) ? after : {};
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, inner]) => {
      // Fields removed from the original lose their translation; fields that it never had belong to the translation.
      if (name in before && !(name in own)) return [];
      const aligned = alignValue(before[name], own[name], inner);
      return aligned === undefined ? [] : [[name, aligned]];
    }),
  );
}

/**
 * Updates a translation after a change of its original: list items that were moved or removed there are moved or
 * removed here. If nothing is left to translate, the digest is renewed.
 */
export function alignTranslation(before: RawEntry, after: RawEntry, translation: RawEntry): string {
  const aligned = Object.fromEntries(
    Object.entries(valuesWithText(translation)).flatMap(([name, value]) => {
      const moved = alignValue(valuesOf(before)[name], valuesOf(after)[name], value);
      const isGone = moved === undefined || (name in valuesOf(before) && !(name in valuesOf(after)));
      return isGone ? [] : [[name, moved]];
    }),
  );
  const [old, now] = [listTranslatable(before), listTranslatable(after)];
  const known = new Set(old.values());
  const digest = readDigest(translation);
  const isCurrent = digest === digestWords(old) && [...now.values()].every((text) => known.has(text));
  const isPage = translation.file.endsWith('.mdoc');
  const body = isPage && { [bodyField]: alignTags(before.body, after.body, translation.body) };
  const wanted = { ...aligned, ...body, [digestField]: isCurrent ? digestWords(now) : digest };
  return patchFile(translation.file, translation.source, wanted);
}

export function withSource(entry: RawEntry, source: string): RawEntry {
  return source === entry.source ? entry : (parseEntry(entry, source).entry ?? entry);
}
