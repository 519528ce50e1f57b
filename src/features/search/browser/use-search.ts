import { useEffect, useMemo, useState } from 'react';
import type { SearchIndex, SearchResult } from '../search-index.ts';
import { joinLanguages, needsOthers, type OtherIndex } from '../search-languages.ts';
import type { SearchWords } from '../search.query.ts';
import { loadIndex, ownPages } from './load-index.ts';

/** How many results are shown at first, and added at each further step. */
const resultsAStep = 8;

/** The longest search term, in characters: pasted text is cut. */
const longestTerm = 200;

/** The results for a term. */
export interface Answer {
  readonly term: string;
  readonly total: number;
  /** The results that are shown. */
  readonly results: readonly SearchResult[];
}

/** How long a question stays as it is before the pages of other languages load, in milliseconds. */
const settlesAfterMs = 250;

/** The pages of other languages, once a question needs them; none that don't load. */
function useOthers(languages: SearchWords['others'], isNeeded: boolean, term: string) {
  const [others, setOthers] = useState<readonly OtherIndex[]>();
  const loads = isNeeded && others === undefined;
  useEffect(() => {
    if (!loads) return undefined;
    const load = async () => {
      const found = await Promise.allSettled(
        languages.map(async ({ language, pages }) => ({ language, find: await loadIndex(pages) })),
      );
      setOthers(found.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
    };
    const timer = setTimeout(() => void load(), settlesAfterMs);
    return () => clearTimeout(timer);
  }, [languages, loads, term]);
  return others;
}

/** Searches for what is typed. The index loads at once, since visitors who open the search will type. */
export function useSearch(typed: string, languages: SearchWords['others']) {
  const term = typed.trim().slice(0, longestTerm);
  const [index, setIndex] = useState<SearchIndex>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [more, setMore] = useState({ term, steps: 0 });

  useEffect(() => {
    loadIndex(ownPages).then(
      (loaded) => setIndex(() => loaded),
      () => setHasFailed(true),
    );
  }, [attempt]);

  const own = useMemo(() => (term === '' ? undefined : index?.(term)), [index, term]);
  const isOpen = own !== undefined && languages.length > 0 && needsOthers(own);
  const others = useOthers(languages, isOpen, term);
  const found = useMemo(() => {
    // Whether there is nothing is known once every language was asked.
    if (!own || !isOpen || others === undefined) return isOpen && own.length === 0 ? undefined : own;
    return joinLanguages(own, others, term);
  }, [isOpen, others, own, term]);
  const steps = more.term === term ? more.steps : 0;
  const answer: Answer | undefined = found && {
    term,
    total: found.length,
    results: found.slice(0, (steps + 1) * resultsAStep),
  };
  return {
    term,
    answer,
    hasFailed,
    isBusy: term !== '' && !hasFailed && answer === undefined,
    showMore: () => setMore({ term, steps: steps + 1 }),
    retry: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
