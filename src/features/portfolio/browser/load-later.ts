import { localAddress } from '#lib/intl.ts';
import { loadOnce } from '#lib/load-once.ts';
import { loadStyle } from '#lib/load-style.ts';
import dialogStyle from '#features/player/player-dialog.css?url';
import type { LoadedWords } from '../portfolio-words.ts';
import type * as Later from './later.ts';

type Loaded = typeof Later & { readonly words: LoadedWords };

let loaded: Loaded | undefined;

const load = loadOnce(async (words) => {
  const [later, answer] = await Promise.all([import('./later.ts'), fetch(words), loadStyle(dialogStyle)]);
  loaded = { ...later, words: (await answer.json()) as LoadedWords };
  return loaded;
});

/**
 * Loads the lazy chunk when it is first needed: visitors who only look at the grid never load it.
 * @throws TypeError where it does not load.
 */
export const loadLater = async () => load(localAddress('/data/words.json'));

/** What `loadLater` has loaded, if anything. */
export function findLater(): Loaded | undefined {
  return loaded;
}
