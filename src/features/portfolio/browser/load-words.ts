import { localAddress } from '#lib/intl.ts';
import { loadOnce } from '#lib/load-once.ts';
import type { LoadedWords } from '../portfolio-words.ts';

let loaded: LoadedWords | undefined;

const load = loadOnce(async (address) => {
  loaded = (await (await fetch(address)).json()) as LoadedWords;
  return loaded;
});

/** The words that no page carries. */
export const loadWords = async () => load(localAddress('/data/words.json'));

/** The same, if they are here. */
export function findWords(): LoadedWords | undefined {
  return loaded;
}
