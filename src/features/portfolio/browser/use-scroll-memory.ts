import { useEffect, useRef } from 'react';
import { readNote } from './use-portfolio-address.ts';

/** How long the page has to stand still before its place is kept, in milliseconds: browsers limit how often it may be. */
const restMs = 100;

/**
 * Remembers how far the page was scrolled when it was left. The browser would restore that place too early, when the
 * cards that were loaded are not there yet, so it is told not to wherever there are any.
 * @param shownPages how many pages of them are; none yet before the list is there.
 */
export function useScrollMemory(shownPages: number): void {
  const isRestored = useRef(false);
  useEffect(() => {
    const leave = new AbortController();
    const keep = () => {
      history.replaceState({ ...readNote(), top: scrollY }, '');
    };
    let rest: number | undefined;
    const wait = () => {
      clearTimeout(rest);
      rest = window.setTimeout(keep, restMs);
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
    if (shownPages === 0 || shownPages < pages) return;
    history.scrollRestoration = pages > 1 ? 'manual' : 'auto';
    if (isRestored.current) return;
    isRestored.current = true;
    // Who has scrolled by then has found a place of their own.
    if (pages > 1 && top !== undefined && scrollY === 0) scrollTo({ top, behavior: 'instant' });
  }, [shownPages]);
}
