import { useMemo, useSyncExternalStore } from 'react';
import {
  readPortfolioAddress,
  writePortfolioAddress,
  type GroupParameter,
  type PortfolioAddress,
} from '../portfolio-address.ts';

/** What an entry of the browser's history remembers besides its address. */
interface HistoryNote {
  /** Pages of the list that are shown, so that going back finds them again. */
  readonly pages?: number;
  /** How far the page was scrolled when it was left, in pixels. */
  readonly top?: number;
  /** The entry was made by opening the player, so that closing it goes back. */
  readonly opened?: boolean;
}

export interface PortfolioPlace extends PortfolioAddress {
  readonly pages: number;
}

/** A step to another address, or to more pages at this one. */
export interface PortfolioStep extends Partial<PortfolioAddress> {
  readonly note?: HistoryNote;
}

const changed = 'portfolio-address';

export function readNote(): HistoryNote {
  return (history.state as HistoryNote | null) ?? {};
}

function subscribe(listener: () => void): () => void {
  const leave = new AbortController();
  for (const event of ['popstate', changed]) addEventListener(event, listener, { signal: leave.signal });
  return () => {
    leave.abort();
  };
}

/** Goes to another place of the portfolio without leaving the page. */
export function step(
  parameter: GroupParameter,
  { note = {}, ...change }: PortfolioStep,
  how: 'push' | 'replace' = 'replace',
): void {
  const { pathname, search, hash } = location;
  const address = pathname + writePortfolioAddress(search, parameter, change) + hash;
  if (how === 'push') history.pushState(note, '', address);
  else history.replaceState({ ...readNote(), ...note }, '', address);
  dispatchEvent(new Event(changed));
}

/** Where the visitor is in the portfolio: the address and the history's entry say it, so that back and forward work. */
export function usePortfolioAddress(parameter: GroupParameter): PortfolioPlace {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const pages = useSyncExternalStore(
    subscribe,
    () => readNote().pages ?? 1,
    () => 1,
  );
  return useMemo(() => ({ ...readPortfolioAddress(search, parameter), pages }), [search, pages, parameter]);
}
