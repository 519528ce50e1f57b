import { useEffect, useRef } from 'react';

/** The links of the cards that are shown, in order. */
function listLinks(list: HTMLUListElement): HTMLAnchorElement[] {
  return [...list.querySelectorAll('a')].filter((link) => link.checkVisibility());
}

/**
 * Moves the focus to the first card that a reader has asked for, once it is there, and leaves the page where it is.
 * @returns what to call with the number of cards so far when more are asked for.
 */
export function useFirstNewCard(list: HTMLUListElement | null, shownCount: number): (soFar: number) => void {
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    if (!list || awaited.current === undefined || shownCount <= awaited.current) return;
    listLinks(list)[awaited.current]?.focus({ preventScroll: true });
    awaited.current = undefined;
  }, [list, shownCount]);
  return (soFar) => {
    awaited.current = soFar;
  };
}
