import path from 'node:path/posix';
import type { RawEntry } from '@site/model/check/read-content.ts';
import { followOriginal, withSource } from '../translations/follow-original.ts';
import type { FileEdit, Following } from './following.ts';
import { rewriteUses, type Fate, type Use } from './rewrite-uses.ts';

/** A file of the content folder, without the folder's name. */
const inContent = (file: string) => path.relative('content', file);

/**
 * Lets translations follow their originals: the name of the file, the order of its lists, and what it names. One whose
 * original goes, goes.
 * @param edits what changes in the first language besides the change itself.
 * @param decide what becomes of a place that names something, by the original's file; undefined where nothing moved.
 */
export function followTranslations(
  { before, after, renamed }: Following,
  edits: readonly FileEdit[],
  decide: ((file: string, use: Use) => Fate | undefined) | undefined,
): FileEdit[] {
  const edited = new Map(edits.map(({ file, after: source }) => [file, source]));
  const now = new Map(after.entries.map((entry) => [entry.file, entry]));
  const there = new Set(after.files.map(({ file }) => file));
  const originals = new Map(before.entries.map((entry) => [`${entry.name}/${entry.slug}`, entry]));
  const followOne = (translation: RawEntry, code: string): FileEdit[] => {
    const old = originals.get(`${translation.name}/${translation.slug}`);
    if (!old) return [];
    const file = renamed.get(old.file) ?? old.file;
    const own = inContent(translation.file);
    if (!there.has(file)) return [{ file: own, after: undefined }];
    const first = now.get(file);
    if (!first) return [];
    const changed = withSource(first, edited.get(inContent(file)) ?? first.source);
    const moved = changed.source === old.source ? translation.source : followOriginal(old, changed, translation);
    const source = decide ? rewriteUses(withSource(translation, moved), (use) => decide(file, use)) : moved;
    const target = path.join(code, inContent(file));
    if (target === own) return source === translation.source ? [] : [{ file: own, after: source }];
    return [
      { file: own, after: undefined },
      { file: target, after: source },
    ];
  };
  return after.translations.flatMap(({ language, entries }) =>
    entries.flatMap((translation) => followOne(translation, language.code)),
  );
}
