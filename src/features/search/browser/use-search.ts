import { useEffect, useMemo, useState } from 'react';
import type { SearchIndex, SearchResult } from '../search-index.ts';
import { loadIndex } from './load-index.ts';

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

/** Searches for what is typed. The index loads at once, since visitors who open the search will type. */
export function useSearch(typed: string) {
  const term = typed.trim().slice(0, longestTerm);
  const [index, setIndex] = useState<SearchIndex>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [more, setMore] = useState({ term, steps: 0 });

  useEffect(() => {
    loadIndex().then(
      (loaded) => {
        setIndex(() => loaded);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, [attempt]);

  const found = useMemo(() => (term === '' ? undefined : index?.(term)), [index, term]);
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
    showMore: () => {
      setMore({ term, steps: steps + 1 });
    },
    retry: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
