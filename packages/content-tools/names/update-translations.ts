import path from 'node:path/posix';
import type { RawEntry } from '@site/model/check/read-content.ts';
import { alignTranslation, withSource } from '../translations/align-translation.ts';
import type { FileEdit, ContentChange } from './content-change.ts';
import { rewriteReferences, type Replacement, type Reference } from './rewrite-references.ts';

const inContent = (file: string) => path.relative('content', file);

/**
 * Updates translations to match their originals: file names, the order of lists, and references. A translation is
 * removed with its original.
 * @param edits other changes in the first language.
 * @param decide chooses the replacement of a reference, by the original's file; undefined if nothing moved.
 */
export function updateTranslations(
  { before, after, renamed }: ContentChange,
  edits: readonly FileEdit[],
  decide: ((file: string, reference: Reference) => Replacement | undefined) | undefined,
): FileEdit[] {
  const edited = new Map(edits.map(({ file, after: source }) => [file, source]));
  const now = new Map(after.entries.map((entry) => [entry.file, entry]));
  const there = new Set(after.files.map(({ file }) => file));
  const originals = new Map(before.entries.map((entry) => [`${entry.name}/${entry.slug}`, entry]));
  const updateOne = (translation: RawEntry, code: string): FileEdit[] => {
    const old = originals.get(`${translation.name}/${translation.slug}`);
    if (!old) return [];
    const file = renamed.get(old.file) ?? old.file;
    const own = inContent(translation.file);
    if (!there.has(file)) return [{ file: own, after: undefined }];
    const first = now.get(file);
    if (!first) return [];
    const changed = withSource(first, edited.get(inContent(file)) ?? first.source);
    const moved = changed.source === old.source ? translation.source : alignTranslation(old, changed, translation);
    const source = decide
      ? rewriteReferences(withSource(translation, moved), (reference) => decide(file, reference))
      : moved;
    const target = path.join(code, inContent(file));
    if (target === own) return source === translation.source ? [] : [{ file: own, after: source }];
    return [
      { file: own, after: undefined },
      { file: target, after: source },
    ];
  };
  return after.translations.flatMap(({ language, entries }) =>
    entries.flatMap((translation) => updateOne(translation, language.code)),
  );
}
