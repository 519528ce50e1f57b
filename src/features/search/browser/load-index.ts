import { loadOnce } from '#lib/load-once.ts';
import type { SearchDocument } from '../search-document.ts';
import { createSearchIndex } from '../search-index.ts';

/**
 * Loads a JSON file of this build.
 * @throws Error if it does not load.
 */
export async function loadJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** The index of the pages of a language, by the address of their data (src/pages/[...lang]/data/search-pages.json.ts). */
export const loadIndex = loadOnce(async (address) => createSearchIndex((await loadJson(address)) as SearchDocument[]));
