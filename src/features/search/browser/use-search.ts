import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchResult } from '../search-result.ts';
import { loadEngine, type Found, type SearchEngine } from './engine.ts';

/** Results at first, and more at each further step. */
const resultsAStep = 8;

/** How long a visitor pauses before we look, in milliseconds. */
const pauseMs = 150;

/** Nobody types as much; what is pasted is cut, in characters. */
const longestTerm = 200;

/** What was found for a term that may no longer be the one in the field. */
export interface Answer {
  readonly term: string;
  /** The same for all steps of one search. */
  readonly found: Found;
  readonly total: number;
  readonly results: readonly SearchResult[];
}

interface State {
  readonly answer?: Answer;
  readonly hasFailed: boolean;
}

/** The term that a typed text stands for. */
function toTerm(typed: string): string {
  return typed.trim().slice(0, longestTerm);
}

/** Looks for what is typed. Pagefind is loaded at once, since whoever opens the search will type. */
export function useSearch(typed: string) {
  const term = toTerm(typed);
  const [{ answer, hasFailed }, setState] = useState<State>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  const loading = useRef<Promise<SearchEngine>>(undefined);

  const load = useCallback(() => {
    loading.current ??= loadEngine().catch((error: unknown) => {
      loading.current = undefined;
      throw error;
    });
    return loading.current;
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const fail = () => {
      // An engine of which a part is missing is loaded anew.
      loading.current = undefined;
      if (isCurrent) setState((state) => ({ ...state, hasFailed: true }));
    };
    const engine = load();
    if (term === '') {
      engine.catch(fail);
      return () => {
        isCurrent = false;
      };
    }
    engine.then(
      ({ prepare }) => {
        if (isCurrent) prepare(term);
      },
      () => undefined,
    );
    const look = async () => {
      const { find } = await engine;
      const found = await find(term);
      const results = isCurrent ? await found.load(resultsAStep) : [];
      if (isCurrent) setState({ answer: { term, found, total: found.total, results }, hasFailed: false });
    };
    const timer = setTimeout(() => {
      look().catch(fail);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [term, attempt, load]);

  return {
    term,
    answer: term === '' ? undefined : answer,
    hasFailed,
    isBusy: term !== '' && !hasFailed && answer?.term !== term,
    showMore: () => {
      if (!answer) return;
      answer.found.load(answer.results.length + resultsAStep).then(
        (results) => {
          setState((state) =>
            state.answer?.found === answer.found ? { ...state, answer: { ...answer, results } } : state,
          );
        },
        () => {
          setState((state) => ({ ...state, hasFailed: true }));
        },
      );
    },
    retry: () => {
      setState((state) => ({ ...state, hasFailed: false }));
      setAttempt((count) => count + 1);
    },
  };
}
