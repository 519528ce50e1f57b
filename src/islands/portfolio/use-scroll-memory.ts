import { useEffect, useRef } from 'react';
import { readNote } from './use-portfolio-address.ts';

/**
 * Remembers how far the page was scrolled when it was left. The browser restores that place too early, when the cards
 * that were loaded are not there yet.
 * @param isReady whether they are.
 */
export function useScrollMemory(isReady: boolean): void {
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
    if (!isReady || isRestored.current) return;
    isRestored.current = true;
    const { pages = 1, top } = readNote();
    if (pages > 1 && top !== undefined) scrollTo({ top, behavior: 'instant' });
  }, [isReady]);
}
