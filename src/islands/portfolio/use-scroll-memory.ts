import { useEffect, useRef } from 'react';
import { readNote } from './use-portfolio-address.ts';

/**
 * Remembers how far the page was scrolled when it was left. The browser restores that place too early, when the cards
 * that were loaded are not there yet.
 * @param shownPages how many pages of them are; none yet before the list is there.
 */
export function useScrollMemory(shownPages: number): void {
  const isRestored = useRef(false);
  useEffect(() => {
    const keep = () => {
      history.replaceState({ ...readNote(), top: scrollY }, '');
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
    };
  }, []);
  useEffect(() => {
    const { pages = 1, top } = readNote();
    if (shownPages < pages || isRestored.current) return;
    isRestored.current = true;
    if (pages > 1 && top !== undefined) scrollTo({ top, behavior: 'instant' });
  }, [shownPages]);
}
