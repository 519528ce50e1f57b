/** The poster in view of the video whose watch page has an address. */
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
 * Names the poster during a transition (src/styles/motion.css), since a name must be unique on a page. Without such a
 * poster it is a cut.
 */
function growOrCut(transition: ViewTransition, poster: Element | undefined): void {
  if (!poster) {
    transition.skipTransition();
    return;
  }
  poster.classList.add('growing');
  const forget = (): void => poster.classList.remove('growing');
  transition.finished.then(forget, forget);
}

/** A skipped transition rejects its promises, although nothing failed; WebKit skips some transitions by itself. */
function ignoreSkips({ ready, finished }: ViewTransition): void {
  for (const part of [ready, finished]) part.catch(() => undefined);
}

/** Whether a navigation leads on to another page, and neither back nor forth. */
function leadsOn(activation: NavigationActivation | null): boolean {
  return activation?.navigationType !== 'traverse';
}

/**
 * A card's poster grows into the player of the page it links to, and shrinks on the way back. To any other page the
 * clapstick wipes, from the top down. Back and forth there is a cut.
 */
export function startGrowing(): void {
  const player = document.querySelector('.player');
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    ignoreSkips(viewTransition);
    // Null if the browser goes back to a dropped entry, although the type doesn't say so.
    const entry = activation?.entry as NavigationHistoryEntry | null | undefined;
    const poster = findPoster(entry?.url);
    if (!poster && leadsOn(activation)) return;
    // A player may shrink into a poster on the next page, which this page can't know.
    if (poster || !player) growOrCut(viewTransition, poster);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    ignoreSkips(viewTransition);
    if (player || !('navigation' in globalThis)) return;
    const { activation } = navigation;
    const poster = findPoster(activation?.from?.url);
    if (poster || !leadsOn(activation)) growOrCut(viewTransition, poster);
  });
}
