/**
 * The entry of the search's script, which src/features/search/browser/search.ts loads when the search is first opened.
 */
import type { SearchWords } from '../search.query.ts';
import searchStyle from '../search.css?url';
import { loadIndex, loadJson } from './load-index.ts';
import { localAddress } from '#lib/intl.ts';
import { loadStyle } from '#lib/load-style.ts';
import { reloadOnce } from '#lib/reload-once.ts';

// If this fails, the panel reports it.
loadIndex(localAddress('/data/search-pages.json')).catch(() => undefined);

const [{ mountSearch }, words] = await Promise.all([
  import('./mount-search.tsx'),
  // The texts come from src/pages/[...lang]/data/search.json.ts, so that no page carries them.
  loadJson(localAddress('/data/search.json')),
  loadStyle(searchStyle),
]).catch(async (reason: unknown) => {
  // The first time, the dialog says so, and has other ways.
  if (import.meta.url.includes('?')) await reloadOnce();
  throw reason;
});
const dialog = document.querySelector<HTMLDialogElement>('#search');
if (dialog) mountSearch(dialog, words as SearchWords);
