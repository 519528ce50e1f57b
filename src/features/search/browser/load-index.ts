import type { SearchDocument } from '../search-document.ts';
import { createSearchIndex, type SearchIndex } from '../search-index.ts';
import { localAddress } from '#lib/intl.ts';
import { loadJson } from './load-json.ts';

const loading = new Map<string, Promise<SearchIndex>>();

/** Served by src/pages/[...lang]/data/search-pages.json.ts. */
const ownPages = localAddress('/data/search-pages.json');

async function createIndex(address: string): Promise<SearchIndex> {
  return createSearchIndex((await loadJson(address)) as SearchDocument[]);
}

/**
 * The index of pages, loaded once; after a failure the next call tries again.
 * @param address of the pages in another language; by default, those of this one.
 * @throws what `loadJson` throws.
 */
export async function loadIndex(address = ownPages): Promise<SearchIndex> {
  const index = loading.get(address) ?? createIndex(address);
  loading.set(address, index);
  try {
    return await index;
  } catch (error) {
    loading.delete(address);
    throw error;
  }
}
