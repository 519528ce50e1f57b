import { useEffect, useRef } from 'react';
import { readNote } from './use-portfolio-address.ts';

/** How long the page has to stay where it is before its place is kept, in milliseconds: browsers limit how often it may be. */
const debounceMs = 100;

/**
 * Remembers how far the page was scrolled when it was left. The browser would restore that place too early, when the
 * cards that were loaded are not there yet, so it is told not to wherever there are any. Shows nothing.
 */
export function ScrollMemory({ shownPages }: { readonly shownPages: number }) {
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
  return null;
}
