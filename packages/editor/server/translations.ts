import { valuesOf, writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';
import { bodyField } from '@site/zod-content/front-matter.ts';
import { patchFile } from '@site/zod-content/patch-yaml.ts';
import { fieldName } from '@site/zod-content/problem.ts';
import type { AllContent, RawEntry } from '@site/model/check/read-content.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { isBlock, listTexts } from '@site/zod-content/walk.ts';
import { isTranslatable } from '@site/model/translations/merge-words.ts';
import { listTranslatable, digestField, digestWords, readDigest } from '@site/model/translations/translation-digest.ts';
import type { EntryData, Values } from '../api.ts';
import { fieldInWords, titleOf } from './labels.ts';
import { RefusalError } from './refusal.ts';

/** The translatable texts, the body last. */
export function wordsByPlace(entry: RawEntry | undefined): ReadonlyMap<string, string> {
  if (!entry) return new Map();
  const fields = listTexts(contentFiles[entry.name].schema, entry.data).flatMap(({ path: at, value, meaning }) =>
    isTranslatable(meaning) ? [[fieldName(at), value] as const] : [],
  );
  return new Map([...fields, ...(entry.file.endsWith('.mdoc') ? [[bodyField, entry.body.trim()] as const] : [])]);
}

export interface Pair {
  readonly first: RawEntry;
  readonly translation: RawEntry | undefined;
  readonly language: string;
}

/** @param file such as `es/pages/about.yaml`, which may not be there yet. */
export function findPair(file: string, content: AllContent): Pair | undefined {
  const [, code, own] = /^([a-z]{2,3})\/(.+)$/.exec(file) ?? [];
  const translated = content.translations.find(({ language }) => language.code === code);
  const first = content.entries.find((entry) => entry.file === `content/${own ?? ''}`);
  if (!first || !translated) return undefined;
  const translation = translated.entries.find((entry) => entry.file === `content/${file}`);
  return { first, translation, language: translated.language.tag };
}

export function readTranslation(file: string, { first, translation, language }: Pair, content: AllContent): EntryData {
  const [here, there] = [wordsByPlace(first), wordsByPlace(translation)];
  const places = [...new Set([...here.keys(), ...there.keys()])];
  const digest = digestWords(listTranslatable(first));
  const isOutdated = translation !== undefined && readDigest(translation) !== digest;
  return {
    ...{ file, name: first.name, title: titleOf(translation ?? first, content.entries) },
    values: Object.fromEntries(places.map((place) => [place, there.get(place) ?? ''])),
    translated: {
      ...{ digest, language, isOutdated },
      texts: places.map((place) => ({
        place,
        label: fieldInWords(first.name, place),
        original: here.get(place) ?? '',
      })),
    },
  };
}

/** Puts texts into the structure of the original. @param old the translation so far, whose other fields stay. */
function placeTexts(first: unknown, old: unknown, texts: Values, at: readonly (string | number)[] = []): unknown {
  const text = texts[fieldName(at)];
  if (text !== undefined) return text === '' ? undefined : text;
  if (Array.isArray(first)) {
    const own: readonly unknown[] = Array.isArray(old) ? old : [];
    const items = first.map((item: unknown, index) => placeTexts(item, own[index], texts, [...at, index]));
    const kept = items.slice(0, items.findLastIndex((item) => item !== undefined) + 1);
    // Keeps the position of an item without texts.
    return kept.length > 0 ? kept.map((item, index) => item ?? (isBlock(first[index]) ? {} : null)) : undefined;
  }
  if (!isBlock(first) && !isBlock(old)) return old;
  const [from, own] = [isBlock(first) ? first : {}, isBlock(old) ? old : {}];
  const fields = [...new Set([...Object.keys(from), ...Object.keys(own)])].flatMap((name) => {
    const value = placeTexts(from[name], own[name], texts, [...at, name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** @throws RefusalError for a page without a text. */
export function writeTranslation(
  { first, translation }: Pair,
  { [bodyField]: body, ...texts }: Values,
  digest: string,
) {
  const isPage = first.file.endsWith('.mdoc');
  const text = typeof body === 'string' ? body.replaceAll('\r\n', '\n').trim() : '';
  if (isPage && first.body.trim() !== '' && text === '') {
    const message = 'is missing: a translated page needs its text';
    throw new RefusalError(422, `Text of the page ${message}.`, { fields: [{ field: bodyField, message }] });
  }
  const placed = placeTexts(valuesOf(first), translation ? valuesOf(translation) : {}, texts);
  const values = { ...(placed as object), [digestField]: digest };
  if (!translation) return isPage ? `---\n${writeEntryYaml(values)}---\n${text}\n` : writeEntryYaml(values);
  if (!isPage) return patchFile(translation.file, translation.source, values);
  const [space = ''] = /^\s*/.exec(translation.body) ?? [];
  const isSame = translation.body.replaceAll('\r\n', '\n').trim() === text;
  const written = { ...values, [bodyField]: isSame ? translation.body : `${space}${text}\n` };
  return patchFile(translation.file, translation.source, written);
}
