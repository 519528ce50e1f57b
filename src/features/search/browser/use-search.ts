import { useEffect, useMemo, useState } from 'react';
import { localAddress } from '#lib/intl.ts';
import { joinLanguages, needsOthers, type SearchIndex, type SearchResult } from '../search-index.ts';
import type { SearchWords } from '../search.query.ts';
import { loadIndex } from './load-index.ts';

/** The longest search term, in characters: pasted text is cut. */
const maxTermLength = 200;

/** Searches the pages of other languages; those whose pages don't load find nothing. */
async function loadOthers(languages: SearchWords['others']): Promise<SearchIndex> {
  const loaded = await Promise.allSettled(
    languages.map(async ({ language, pages }) => {
      const find = await loadIndex(pages);
      return (typed: string) => find(typed).map((result) => ({ ...result, language }));
    }),
  );
  const indexes = loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  return (typed) => indexes.flatMap((find) => find(typed));
}

/** Searches for what is typed; pages of other languages only where no page of this one says it. */
export function useSearch(typed: string, languages: SearchWords['others']) {
  const term = typed.trim().slice(0, maxTermLength);
  const [index, setIndex] = useState<SearchIndex>();
  const [others, setOthers] = useState<SearchIndex>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    loadIndex(localAddress('/data/search-pages.json')).then(
      (loaded) => setIndex(() => loaded),
      () => setHasFailed(true),
    );
  }, [attempt]);

  const own = useMemo(() => (term === '' ? undefined : index?.(term)), [index, term]);
  const isForeign = own !== undefined && languages.length > 0 && needsOthers(own);
  useEffect(() => {
    if (isForeign) void loadOthers(languages).then((loaded) => setOthers(() => loaded));
  }, [isForeign, languages]);

  const results: readonly SearchResult[] | undefined = useMemo(() => {
    if (!own || !isForeign) return own;
    if (others) return joinLanguages(own, others(term));
    // Until the other languages are searched, it isn't known whether there are no results.
    return own.length > 0 ? own : undefined;
  }, [isForeign, others, own, term]);
  return {
    term,
    /** Undefined where nothing is typed, and while it is looked for. */
    results,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
