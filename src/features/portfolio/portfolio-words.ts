import type { PlayerWords } from '#features/player/browser/PlayerDialog.tsx';
import type { FailureWords } from '#lib/data/fetch-json.ts';
import type { Words } from '#lib/words.ts';

/** What a portfolio says on the page, in notifications and in its player. */
export interface PortfolioWords {
  readonly portfolio: Words['portfolio'];
  readonly failures: FailureWords;
  readonly player: PlayerWords;
}

export function portfolioWords({ portfolio, failures, player, sharing }: Words): PortfolioWords {
  return { portfolio, failures, player: { ...player, ...sharing } };
}
