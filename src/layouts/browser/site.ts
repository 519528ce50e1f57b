/** The one script of every page; small enough for Astro to inline. */
import { startGrowing } from '#features/player/browser/grow.ts';
import { startMenu } from './menu.ts';
import { startPrefetch } from './prefetch.ts';
import { startReveals } from './reveal.ts';
import { startSamePage } from './same-page.ts';
import { startSearch } from '#features/search/browser/search.ts';

startGrowing();
startReveals();
startMenu();
startSearch();
startPrefetch();
startSamePage();
