import type { SearchIndex, SearchResult } from './search-index.ts';

/** The pages of another language. */
export interface OtherIndex {
  /** As pages have it, such as `es-US`. */
  readonly language: string;
  readonly find: SearchIndex;
}

/** How many results of each language come first. */
const firstResults = 3;

/** Whether a question may be in another language: no page of this one says all of its words. */
export function needsOthers(own: readonly SearchResult[]): boolean {
  return !own.some(({ match }) => match === 'said');
}

/**
 * Results of several languages, those of the page's own first. Another language adds pages that have all that was typed,
 * or, where no page has, the nearest.
 */
export function joinLanguages(
  own: readonly SearchResult[],
  others: readonly OtherIndex[],
  typed: string,
): readonly SearchResult[] {
  if (!needsOthers(own)) return own;
  const isVague = own.every(({ match }) => match === 'some');
  const known = new Set(own.map(({ path }) => path));
  const added = others.flatMap(({ language, find }) =>
    find(typed)
      .filter(({ path, match }) => !known.has(path) && (match !== 'some' || isVague))
      .map((result) => ({ ...result, language })),
  );
  const [first, rest] = [own, added].reduce<[SearchResult[], SearchResult[]]>(
    ([before, after], list) => [
      [...before, ...list.slice(0, firstResults)],
      [...after, ...list.slice(firstResults)],
    ],
    [[], []],
  );
  return [...first, ...rest];
}
