/** The poster in view, on this page, of the video whose own page an address is. */
function findPoster(address: string | null | undefined): Element | undefined {
  if (!address) return undefined;
  const { pathname } = new URL(address);
  const posters = document.querySelectorAll(`[data-card]:has(a[href="${pathname}"]) [data-poster]`);
  return [...posters].find((poster) => {
    const { top, bottom } = poster.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

/**
 * Names the poster during a transition (src/styles/motion.css), since a name must be unique on a page. Where no
 * poster leads from one page to the other, the page is cut to: pictures of a whole page before and after would hold the
 * next one up by a tenth of a second.
 */
function growOrCut(transition: ViewTransition, poster: Element | undefined): void {
  if (!poster) {
    // The skipped transition would reject as a failure.
    transition.ready.catch(() => undefined);
    transition.skipTransition();
    return;
  }
  poster.classList.add('growing');
  const forget = (): void => {
    poster.classList.remove('growing');
  };
  transition.finished.then(forget, forget);
}

/** A card's poster grows into the player of the page it leads to, and comes back from there. Other pages are cut to. */
export function startGrowing(): void {
  const player = document.querySelector('.player');
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    // Null where the browser goes back to an entry that it has dropped, whatever its type says.
    const entry = activation?.entry as NavigationHistoryEntry | null | undefined;
    const poster = findPoster(entry?.url);
    // A player may shrink into a poster, which only the next page knows.
    if (poster || !player) growOrCut(viewTransition, poster);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition || player || !('navigation' in globalThis)) return;
    growOrCut(viewTransition, findPoster(navigation.activation?.from?.url));
  });
}
