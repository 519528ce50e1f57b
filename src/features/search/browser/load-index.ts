import { localAddress } from '#lib/intl.ts';
import { loadOnce } from '#lib/load-once.ts';
import type { SearchDocument } from '../search-document.ts';
import { createSearchIndex } from '../search-index.ts';
import { loadJson } from './load-json.ts';

/** The pages of this page's language (src/pages/[...lang]/data/search-pages.json.ts). */
export const ownPages = localAddress('/data/search-pages.json');

/**
 * The index of the pages of a language, by the address of their data.
 * @throws what `loadJson` throws.
 */
export const loadIndex = loadOnce(async (address) => createSearchIndex((await loadJson(address)) as SearchDocument[]));
