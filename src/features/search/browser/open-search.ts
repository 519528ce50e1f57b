/** The program of the search: src/features/search/browser/search.ts loads it when the search is opened for the first time. */
import type { SearchWords } from '../search.query.ts';
import searchStyle from '../search.css?url';
import { loadIndex } from './load-index.ts';
import { loadJson } from './load-json.ts';
import { loadStyle } from '#lib/load-style.ts';

// The panel reports it if this fails.
loadIndex().catch(() => undefined);

const [{ mountSearch }, words] = await Promise.all([
  import('./mount-search.tsx'),
  // No page carries the words: src/pages/data/search.json.ts serves them.
  loadJson('/data/search.json'),
  loadStyle(searchStyle),
]);
const dialog = document.querySelector<HTMLDialogElement>('#search');
if (dialog) mountSearch(dialog, words as SearchWords);
