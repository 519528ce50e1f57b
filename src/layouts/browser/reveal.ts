/**
 * The observer's thresholds. A section taller than ten screens never has a tenth of itself in view, so a tenth of the
 * screen is enough. Each threshold is at most ten times the one before, so that one of them is crossed whatever the
 * height.
 */
const thresholds = [0, 0.001, 0.005, 0.02, 0.1];
/** A little less than a tenth, to tolerate rounding. */
const revealRatio = 0.099;

/** The stagger of cards that come into view together, in milliseconds. */
const cardDelayMs = 100;

function isSeen({ intersectionRect: { height }, boundingClientRect }: IntersectionObserverEntry): boolean {
  return height >= Math.min(boundingClientRect.height, innerHeight) * revealRatio;
}

/**
 * Marks what is hidden until then: the text beside an element's pictures, or the whole element if it has none or is
 * revealed as a whole.
 */
function markWaiting(target: HTMLElement): void {
  target.dataset.waiting = '';
  const isWhole = !target.querySelector('img') || target.closest('[data-whole]');
  const words = target.querySelectorAll<HTMLElement>(':has(img) > :not(:has(img), img, source, video)');
  for (const one of isWhole ? [target] : words) one.dataset.waits = '';
}

/**
 * Sections and cards below the first screen are hidden until a tenth is in view (styles/motion.css). Nothing is hidden
 * before this script runs, so nothing stays hidden without it.
 */
export function startReveals(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      let cards = 0;
      for (const entry of entries) {
        const target = entry.target as HTMLElement;
        const isFirstReport = target.dataset.waiting === undefined;
        const isShown = isFirstReport ? entry.isIntersecting : isSeen(entry);
        if (!isShown) {
          if (isFirstReport) markWaiting(target);
          continue;
        }
        target.dataset.waiting = 'no';
        observer.unobserve(target);
        // Cards skipped by a jump don't delay those in view.
        if (isFirstReport || !target.matches('.reveal-card') || entry.boundingClientRect.bottom < 0) continue;
        target.style.setProperty('--delay', `${cards * cardDelayMs}ms`);
        cards += 1;
      }
    },
    // Everything above the screen counts as seen, including what a jump has skipped.
    { threshold: thresholds, rootMargin: '99999px 0px 0px' },
  );
  for (const element of document.querySelectorAll('.reveal, .reveal-card')) observer.observe(element);
  // Cards that are added later dispatch this event. So do built cards when React hydrates them, which are observed by
  // then.
  document.addEventListener('reveal', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset.waiting !== undefined) return;
    markWaiting(target);
    observer.observe(target);
  });
}
