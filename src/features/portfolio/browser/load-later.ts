import { loadOnce } from '#lib/load-once.ts';
import { loadStyle } from '#lib/load-style.ts';
import dialogStyle from '#features/player/player-dialog.css?url';
import type * as Later from './later.ts';

let loaded: typeof Later | undefined;

const load = loadOnce(async (style) => {
  const [later] = await Promise.all([import('./later.ts'), loadStyle(style)]);
  loaded = later;
  return later;
});

/**
 * Loads the lazy chunk when it is first needed: visitors who only look at the grid never load it.
 * @throws TypeError where it does not load.
 */
export const loadLater = async () => load(dialogStyle);

/** What `loadLater` has loaded, if anything. */
export const findLater = () => loaded;
