import { useCallback, useEffect, useRef, useState } from 'react';
import { toSearchResult, type SearchResult } from '../search-result.ts';

/** The part of Pagefind's program that we use; the build writes it beside its index (src/features/search/site-search.ts). */
interface Pagefind {
  readonly createInstance: (options: Readonly<Record<string, unknown>>) => PagefindInstance;
}

interface PagefindInstance {
  init(): Promise<void>;
  preload(term: string): Promise<void>;
  search(term: string): Promise<{ readonly results: readonly FoundPage[] }>;
}

interface FoundPage {
  readonly score: number;
  data(): Promise<unknown>;
}

/** What a term finds, best first; a page's words are loaded once it is asked for. */
interface Found {
  readonly total: number;
  readonly load: (count: number) => Promise<SearchResult[]>;
}

interface SearchEngine {
  /** Loads what a search will need, while the visitor types on. */
  readonly prepare: (term: string) => void;
  /** @throws Error where a part of the index does not load. */
  readonly find: (term: string) => Promise<Found>;
}

const options = {
  // In a worker the program is loaded twice, for an index that is searched in a few milliseconds.
  noWorker: true,
  excerptLength: 24,
  // Addresses of pictures and their alternative texts are not what visitors search for.
  ranking: {
    metaWeights: { title: 8, artist: 10, name: 6, path: 0, poster: 0, posterPlain: 0, image: 0, image_alt: 0 },
  },
};

let attempts = 0;

/** @throws Error where the program or the index is not there. */
async function loadEngine(): Promise<SearchEngine> {
  // A browser may remember that an address failed: each attempt asks by one of its own.
  const query = attempts === 0 ? '' : `?${String(attempts)}`;
  attempts += 1;
  const { createInstance } = (await import(/* @vite-ignore */ `/pagefind/pagefind.js${query}`)) as Pagefind;
  const pagefind = createInstance(options);
  await pagefind.init();
  attempts = 0;
  return {
    prepare: (term) => {
      // The search that follows says what is wrong.
      pagefind.preload(term).catch(() => undefined);
    },
    find: async (term) => {
      const { results: all } = await pagefind.search(term);
      const results = all.filter(({ score }) => score > 0);
      // Pagefind takes a part of the index that does not load for an empty one.
      if (results.length === 0 && !navigator.onLine) throw new Error('No connection to the index');
      const loaded = new Map<number, Promise<unknown>>();
      return {
        total: results.length,
        load: async (count) => {
          const pages = results.slice(0, count).map((page, at) => {
            const data = loaded.get(at) ?? page.data();
            loaded.set(at, data);
            return data;
          });
          return (await Promise.all(pages)).map(toSearchResult);
        },
      };
    },
  };
}

/** Results at first, and more at each further step. */
const resultsAStep = 8;

/** How long a visitor pauses before the search starts, in milliseconds. */
const pauseMs = 150;

/** The longest search term, in characters: pasted text is cut. */
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

/** The search term of a typed text. */
function toTerm(typed: string): string {
  return typed.trim().slice(0, longestTerm);
}

/** Looks for what is typed. Pagefind is loaded at once, since visitors who open the search will type. */
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
      // An engine with a missing part is loaded again.
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
      if (!isCurrent) return;
      // An answer to the same term stays, with the further results that a visitor has asked for in the meantime.
      setState(({ answer: shown }) => ({
        answer: shown?.term === term ? shown : { term, found, total: found.total, results },
        hasFailed: false,
      }));
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
      // What is still loading may be about to fail as well.
      loading.current = undefined;
      setState((state) => ({ ...state, hasFailed: false }));
      setAttempt((count) => count + 1);
    },
  };
}
