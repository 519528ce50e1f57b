/** What a portfolio needs beyond its first cards, in one file: its data, its player and the places of its history. */
import { startPlayers } from '#features/player/browser/player.ts';

export { describeFailure } from '#lib/data/fetch-json.ts';
export { PortfolioPlayer } from './PortfolioPlayer.tsx';
export { ScrollMemory } from './ScrollMemory.tsx';
export { cancelLoads, isCancelled, loadPage } from './portfolio-queries.ts';

startPlayers();
