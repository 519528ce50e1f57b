import type { PlayerWords } from '#features/player/browser/PlayerDialog.tsx';
import type { FailureWords } from '#lib/data/fetch-json.ts';
import type { Words } from '#lib/words.ts';

/** What a portfolio says on the page itself. */
export type PortfolioWords = Pick<
  Words['portfolio'],
  'all' | 'more' | 'loading' | 'shown' | 'shownOf' | 'index' | 'again'
> &
  Pick<FailureWords, 'failed'>;

export function portfolioWords({ portfolio, failures }: Words): PortfolioWords {
  const { all, more, loading, shown, shownOf, index, again } = portfolio;
  return { all, more, loading, shown, shownOf, index, again, failed: failures.failed };
}

/** What it says in notifications and in the player, which no page carries: src/pages/[...lang]/data/words.json.ts. */
export interface LoadedWords {
  readonly portfolio: Words['portfolio'];
  readonly failures: FailureWords;
  readonly player: PlayerWords;
}

export function loadedWords({ portfolio, failures, player, sharing }: Words): LoadedWords {
  return { portfolio, failures, player: { ...player, ...sharing } };
}
