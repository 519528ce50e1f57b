/** The program of the search: src/features/search/browser/search.ts loads it when the search is opened for the first time. */
import type { SearchWords } from '../search.query.ts';
import searchStyle from '../search.css?url';
import { createFetchJson } from '#lib/data/fetch-json.ts';
import { loadStyle } from '#lib/load-style.ts';

/** Served by src/pages/data/search.json.ts of the same build, since no page carries the words. */
const loadWords = createFetchJson({ on401: 'throw' });

const [{ mountSearch }, words] = await Promise.all([
  import('./mount-search.tsx'),
  loadWords({ queryKey: ['/data/search.json'], signal: new AbortController().signal, meta: undefined }),
  loadStyle(searchStyle),
]);
const dialog = document.querySelector<HTMLDialogElement>('#search');
if (dialog) mountSearch(dialog, words as SearchWords);
