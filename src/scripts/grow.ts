/** The poster in view, on this page, of the video whose own page an address is. */
function findPoster(address: string): Element | undefined {
  const { pathname } = new URL(address);
  const posters = document.querySelectorAll(`[data-card]:has(a[href="${pathname}"]) [data-poster]`);
  return [...posters].find((poster) => {
    const { top, bottom } = poster.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

/** Names the poster for the time of a transition (styles/loops.css), since a name may stand on a page but once. */
function nameWhile(transition: ViewTransition | null, address: string | null | undefined): void {
  const poster = transition && address && findPoster(address);
  if (!poster) return;
  poster.classList.add('growing');
  const forget = (): void => {
    poster.classList.remove('growing');
  };
  transition.finished.then(forget, forget);
}

/** A card's poster grows into the player of the page it leads to, and comes back from there. */
export function startGrowing(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    // Null where the browser goes back to an entry that it has dropped, whatever its type says.
    const entry = activation?.entry as NavigationHistoryEntry | null | undefined;
    nameWhile(viewTransition, entry?.url);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (document.querySelector('.player') || !('navigation' in globalThis)) return;
    nameWhile(viewTransition, navigation.activation?.from?.url);
  });
}
