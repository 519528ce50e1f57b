import { z } from 'zod';
import { bodyField, valuesOf, writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';
import { patchFile } from '@site/content-tools/entries/patch-yaml.ts';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import type { RawEntry } from '@site/model/check/read-content.ts';
import { isBlock } from '@site/model/fields/walk.ts';
import { markField } from '@site/model/translations/translation-mark.ts';
import { fieldName } from '@site/model/check/problem.ts';

/** What the form of a translation sends. */
export const translatedSchema = z.object({
  translated: z.object({
    /** Of the words of the first language that the form has shown. */
    mark: z.string().regex(/^[a-z]{8}$/),
    /** By place, such as `cards[0].title`; empty where the original is shown. */
    texts: z.record(z.string(), z.string()),
  }),
});

type Texts = Readonly<Record<string, string>>;

/**
 * The words of a form in the blocks and lists of their original; what the translation has besides them stays.
 * @param first a value of the original.
 * @param old what the translation has in its place.
 * @returns undefined where there are none.
 */
function placeTexts(first: unknown, old: unknown, texts: Texts, at: readonly (string | number)[] = []): unknown {
  const text = texts[fieldName(at)];
  if (text !== undefined) return text === '' ? undefined : text;
  if (Array.isArray(first)) {
    const own: readonly unknown[] = Array.isArray(old) ? old : [];
    const items = first.map((item: unknown, index) => placeTexts(item, own[index], texts, [...at, index]));
    const kept = items.slice(0, items.findLastIndex((item) => item !== undefined) + 1);
    // An item without words keeps its place.
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

/**
 * The file of a translation with what its form says, and the mark of the words that the form has shown.
 * @param old the file that the form was filled with; undefined for a new one.
 * @throws EntryError where a page would be there without its text.
 */
export function writeTranslation(
  first: RawEntry,
  old: RawEntry | undefined,
  { mark, texts: { [bodyField]: body, ...texts } }: z.infer<typeof translatedSchema>['translated'],
): string {
  const isPage = first.file.endsWith('.mdoc');
  const text = body?.replaceAll('\r\n', '\n').trim() ?? '';
  if (isPage && first.body.trim() !== '' && text === '') {
    throw new EntryError('Text of the page is missing: a page is there in another language once its text is.');
  }
  const placed = placeTexts(valuesOf(first), old ? valuesOf(old) : {}, texts);
  const values = { ...(placed as object), [markField]: mark };
  if (!old) return isPage ? `---\n${writeEntryYaml(values)}---\n${text}\n` : writeEntryYaml(values);
  if (!isPage) return patchFile(old.file, old.source, values);
  const [space = ''] = /^\s*/.exec(old.body) ?? [];
  const isSame = old.body.replaceAll('\r\n', '\n').trim() === text;
  return patchFile(old.file, old.source, { ...values, [bodyField]: isSame ? old.body : `${space}${text}\n` });
}
