import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { readPortfolioAddress, writePortfolioAddress, type PortfolioAddress } from '../portfolio-address.ts';

/** What an entry of the browser's history remembers besides its address. */
interface HistoryNote {
  /** Pages of the list that are shown, so that going back finds them again. */
  readonly pages?: number;
  /** How far the page was scrolled when it was left, in pixels. */
  readonly top?: number;
  /** Of an entry that the opening player made: how many entries there were, and the key of the one before. */
  readonly opened?: { readonly length: number; readonly before: string | undefined };
}

/** A navigation to another address, or to another note at this one. */
interface AddressChange extends Partial<PortfolioAddress> {
  readonly note?: HistoryNote;
}

export interface PortfolioPlace extends PortfolioAddress {
  /** Pages of the list that are asked for, from 1. */
  readonly pages: number;
  /** Navigates without leaving the page: as a history entry of its own (`push`) or instead of the current one. */
  readonly navigate: (change: AddressChange, how?: 'push' | 'replace') => void;
}

/** The browser's history of this page alone; older browsers have none. */
const ownHistory = (): Navigation | undefined => ('navigation' in globalThis ? navigation : undefined);

/** What the entry of a player notes that opens now. */
export function noteOpening(): HistoryNote {
  const before = ownHistory()?.currentEntry?.key;
  return { ...readNote(), opened: { length: history.length + 1, before } };
}

/**
 * Leaves the entry of the player for the one before it. A host's frame that went on to another page, as after a password,
 * has added entries that `history.back()` would walk through.
 * @returns false where there is no way back: the address of this entry has to change.
 */
export function leavePlayer(): boolean {
  const { opened } = readNote();
  if (!opened) return false;
  if (opened.before !== undefined) ownHistory()?.traverseTo(opened.before);
  else if (opened.length === history.length) history.back();
  else return false;
  return true;
}

const changed = 'portfolio-address';

function readNote(): HistoryNote {
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
      navigate: ({ note = {}, ...change }, how = 'replace') => {
        const address = location.pathname + writePortfolioAddress(location.search, parameter, change) + location.hash;
        if (how === 'push') history.pushState(note, '', address);
        else history.replaceState({ ...readNote(), ...note }, '', address);
        dispatchEvent(new Event(changed));
      },
    }),
    [search, pages, parameter],
  );
}

/** How long the page has to stay where it is before its place is kept, in milliseconds: browsers limit how often it may be. */
const debounceMs = 100;

/**
 * Remembers how far the page was scrolled when it was left. The browser would restore that place too early, when the
 * cards that were loaded are not there yet, so it is told not to wherever there are any.
 * @param shownPages how many pages of cards are shown.
 */
export function useScrollMemory(shownPages: number): void {
  const isRestored = useRef(false);
  useEffect(() => {
    const leave = new AbortController();
    const keep = () => history.replaceState({ ...readNote(), top: scrollY }, '');
    let rest: number | undefined;
    const wait = () => {
      clearTimeout(rest);
      rest = window.setTimeout(keep, debounceMs);
    };
    addEventListener('scroll', wait, { signal: leave.signal, passive: true });
    // What is kept while the page goes may come too late, so this is only for those who leave in mid-scroll.
    addEventListener('pagehide', keep, { signal: leave.signal });
    return () => {
      clearTimeout(rest);
      leave.abort();
    };
  }, []);
  useEffect(() => {
    const { pages = 1, top } = readNote();
    if (shownPages < pages) return;
    history.scrollRestoration = pages > 1 ? 'manual' : 'auto';
    if (isRestored.current) return;
    isRestored.current = true;
    // Visitors who have scrolled by then have found a place of their own.
    if (pages > 1 && top !== undefined && scrollY === 0) scrollTo({ top, behavior: 'instant' });
  }, [shownPages]);
}
