import type { SearchDocument } from '../search-document.ts';
import { createSearchIndex, type SearchIndex } from '../search-index.ts';
import { localAddress } from '#lib/intl.ts';
import { loadJson } from './load-json.ts';

let loading: Promise<SearchIndex> | undefined;

async function createIndex(): Promise<SearchIndex> {
  // Served by src/pages/[...lang]/data/search-pages.json.ts.
  return createSearchIndex((await loadJson(localAddress('/data/search-pages.json'))) as SearchDocument[]);
}

/**
 * The index of pages, loaded once; after a failure the next call tries again.
 * @throws what `loadJson` throws.
 */
export async function loadIndex(): Promise<SearchIndex> {
  loading ??= createIndex();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
