import { memoizeByEntry } from '../check/memoize-by-entry.ts';
import type { Problem } from '@site/zod-content/problem.ts';
import type { RawEntry, RawTranslation } from '../check/read-content.ts';
import { checkShape, mergeEntry } from './check-translation.ts';

interface TranslatedPair {
  readonly first: RawEntry;
  readonly translation: RawEntry;
}

/** Pairs every file of a translation with its original; one without an original is a problem. */
function pairEntries(
  { entries }: Pick<RawTranslation, 'entries'>,
  originals: readonly RawEntry[],
): { readonly pairs: readonly TranslatedPair[]; readonly problems: readonly Problem[] } {
  const byFile = new Map(originals.map((entry) => [`${entry.name}/${entry.slug}`, entry]));
  const pairs: TranslatedPair[] = [];
  const problems: Problem[] = [];
  for (const translation of entries) {
    const first = byFile.get(`${translation.name}/${translation.slug}`);
    if (first) {
      pairs.push({ first, translation });
      continue;
    }
    const advice = 'translates no file of content: give it the name of one, or delete it';
    problems.push({ file: translation.file, field: '', advice });
  }
  return { pairs, problems };
}

const pathOf = ({ data }: RawEntry) => (Object(data) as { readonly path?: unknown }).path;

function checkAddresses(entries: readonly RawEntry[]): Problem[] {
  const seen = new Map<unknown, string>();
  return entries.flatMap((entry) => {
    const address = pathOf(entry);
    if (typeof address !== 'string') return [];
    const other = seen.get(address);
    seen.set(address, entry.file);
    const advice = `is ${address}, the address of ${other ?? ''}: write another`;
    return other === undefined ? [] : [{ file: entry.file, field: 'path', advice }];
  });
}

const mergeOnce = memoizeByEntry((translation: RawEntry) =>
  memoizeByEntry((first: RawEntry) => ({
    entry: mergeEntry(first, translation),
    problems: checkShape(first, translation),
  })),
);

/**
 * A language's entries: its words merged over those of the first.
 * @returns the translated entries, and the problems of their files.
 */
export function mergeTranslation(translation: RawTranslation, originals: readonly RawEntry[]) {
  const { pairs, problems } = pairEntries(translation, originals);
  const over = pairs.map((pair) => mergeOnce(pair.translation)(pair.first));
  const merged = over.map(({ entry }) => entry);
  return {
    pairs,
    merged,
    problems: [...problems, ...over.flatMap((pair) => pair.problems), ...checkAddresses(merged)],
  };
}

/** Pages of the first language whose address begins with the prefix of another. */
export function checkLanguageAddresses(entries: readonly RawEntry[], codes: readonly string[]): Problem[] {
  return entries.flatMap((entry) => {
    const address = pathOf(entry);
    const start = typeof address === 'string' ? address.split('/', 2)[1] : undefined;
    if (start === undefined || !codes.includes(start)) return [];
    const advice = `begins with /${start}, where the pages of that language are: write another address`;
    return [{ file: entry.file, field: 'path', advice }];
  });
}
