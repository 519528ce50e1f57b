/** The poster in view that links to a watch page. */
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
 * A card's poster grows into the player of the page it links to, and shrinks on the way back. Other pages wipe in from
 * the top; back and forward cut.
 */
export function startGrowing(): void {
  const player = document.querySelector('.player');
  const arrange = (
    transition: ViewTransition,
    address: string | null | undefined,
    activation: NavigationActivation | null,
  ): void => {
    const poster = findPoster(address);
    // Named only during the transition (src/styles/motion.css), since a name must be unique on a page.
    poster?.classList.add('growing');
    // A player may shrink into a poster on the next page, which is unknown here.
    if (!poster && !player && activation?.navigationType === 'traverse') transition.skipTransition();
    const forget = (): void => poster?.classList.remove('growing');
    transition.finished.then(forget, forget);
  };
  // A skipped transition rejects several promises, although nothing failed, and browsers skip some that no event reports.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  });
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    // Null if the browser goes back to a dropped entry, although the type doesn't say so.
    const entry = activation?.entry as NavigationHistoryEntry | null | undefined;
    if (viewTransition) arrange(viewTransition, entry?.url, activation);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition || player || !('navigation' in globalThis)) return;
    arrange(viewTransition, navigation.activation?.from?.url, navigation.activation);
  });
}
