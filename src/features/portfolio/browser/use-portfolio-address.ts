import { useMemo, useSyncExternalStore } from 'react';
import { readPortfolioAddress, writePortfolioAddress, type PortfolioAddress } from '../portfolio-address.ts';

/** What an entry of the browser's history remembers besides its address. */
export interface HistoryNote {
  /** Pages of the list that are shown, so that going back finds them again. */
  readonly pages?: number;
  /** How far the page was scrolled when it was left, in pixels. */
  readonly top?: number;
  /** Of an entry that the opening player made: how many entries there were, and the key of the one before. */
  readonly opened?: { readonly length: number; readonly before: string | undefined };
}

/** A step to another address, or to another note at this one. */
interface PortfolioStep extends Partial<PortfolioAddress> {
  readonly note?: HistoryNote;
}

export interface PortfolioPlace extends PortfolioAddress {
  /** Pages of the list that are asked for, from 1. */
  readonly pages: number;
  /** Navigates without leaving the page: as a history entry of its own (`push`) or instead of the current one. */
  readonly step: (change: PortfolioStep, how?: 'push' | 'replace') => void;
}

const changed = 'portfolio-address';

export function readNote(): HistoryNote {
  return (history.state as HistoryNote | null) ?? {};
}

function subscribe(listener: () => void): () => void {
  const leave = new AbortController();
  for (const event of ['popstate', changed]) addEventListener(event, listener, { signal: leave.signal });
  return () => leave.abort();
}

/** Where the visitor is in the portfolio: the address and the history's entry say it, so that back and forward work. */
export function usePortfolioAddress(parameter: string): PortfolioPlace {
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
  return useMemo(
    () => ({
      ...readPortfolioAddress(search, parameter),
      pages,
      step: ({ note = {}, ...change }, how = 'replace') => {
        const address = location.pathname + writePortfolioAddress(location.search, parameter, change) + location.hash;
        if (how === 'push') history.pushState(note, '', address);
        else history.replaceState({ ...readNote(), ...note }, '', address);
        dispatchEvent(new Event(changed));
      },
    }),
    [search, pages, parameter],
  );
}
