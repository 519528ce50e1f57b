import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { readPortfolioAddress, writePortfolioAddress, type PortfolioAddress } from '../portfolio-address.ts';

/** The state of a history entry. */
interface EntryState {
  /** Pages of the list that are shown, so that going back finds them again. */
  readonly pages?: number;
  /** How far the page was scrolled when it was left, in pixels. */
  readonly top?: number;
  /** Of an entry that the opening player made: how many entries there were, and the key of the one before. */
  readonly opened?: { readonly length: number; readonly before: string | undefined };
}

/** A navigation to another address, or to another state at this one. */
interface AddressChange extends Partial<PortfolioAddress> {
  readonly state?: EntryState;
}

export interface PortfolioPlace extends PortfolioAddress {
  /** Pages of the list that are asked for, from 1. */
  readonly pages: number;
  /** Navigates without leaving the page: as a history entry of its own (`push`) or instead of the current one. */
  readonly navigate: (change: AddressChange, how?: 'push' | 'replace') => void;
}

/** The Navigation API, which older browsers lack. */
const navigationApi = (): Navigation | undefined => ('navigation' in globalThis ? navigation : undefined);

/** The state for the history entry of a player that is about to open. */
export function openingState(): EntryState {
  const before = navigationApi()?.currentEntry?.key;
  return { ...readState(), opened: { length: history.length + 1, before } };
}

/**
 * Goes back from the player's history entry. A host's iframe that has navigated, as after a password prompt, has pushed
 * entries of its own, which `history.back()` would step through.
 * @returns false where there is no way back: the address of this entry has to change.
 */
export function leavePlayer(): boolean {
  const { opened } = readState();
  if (!opened) return false;
  if (opened.before !== undefined) navigationApi()?.traverseTo(opened.before);
  else if (opened.length === history.length) history.back();
  else return false;
  return true;
}

const changed = 'portfolio-address';

function readState(): EntryState {
  return (history.state as EntryState | null) ?? {};
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
    () => readState().pages ?? 1,
    () => 1,
  );
  return useMemo(
    () => ({
      ...readPortfolioAddress(search, parameter),
      pages,
      navigate: ({ state = {}, ...change }, how = 'replace') => {
        const address = location.pathname + writePortfolioAddress(location.search, parameter, change) + location.hash;
        if (how === 'push') history.pushState(state, '', address);
        else history.replaceState({ ...readState(), ...state }, '', address);
        dispatchEvent(new Event(changed));
      },
    }),
    [search, pages, parameter],
  );
}

/** The trailing debounce for saving the scroll position, in milliseconds: browsers rate-limit `history.replaceState`. */
const debounceMs = 100;

/**
 * Saves and restores the scroll position. The browser's own scroll restoration runs before the loaded cards have rendered,
 * so it is `manual` where there are any.
 * @param shownPages how many pages of cards are shown.
 */
export function useScrollMemory(shownPages: number): void {
  const isRestored = useRef(false);
  useEffect(() => {
    const leave = new AbortController();
    const saveScroll = () => history.replaceState({ ...readState(), top: scrollY }, '');
    let timer: number | undefined;
    const debounceSave = () => {
      clearTimeout(timer);
      timer = window.setTimeout(saveScroll, debounceMs);
    };
    addEventListener('scroll', debounceSave, { signal: leave.signal, passive: true });
    // State saved during unload may be lost, so this is only for those who leave in mid-scroll.
    addEventListener('pagehide', saveScroll, { signal: leave.signal });
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, []);
  useEffect(() => {
    const { pages = 1, top } = readState();
    if (shownPages < pages) return;
    history.scrollRestoration = pages > 1 ? 'manual' : 'auto';
    if (isRestored.current) return;
    isRestored.current = true;
    // Visitors who have scrolled by then have found a place of their own.
    if (pages > 1 && top !== undefined && scrollY === 0) scrollTo({ top, behavior: 'instant' });
  }, [shownPages]);
}
