const mark = 'growing';

/** More than twice the duration of the animation (src/styles/motion.css), in case the device is too busy to draw it. */
const timeoutMs = 1000;

/**
 * Opens a dialog so that a card's poster grows into its player (src/styles/motion.css).
 * @param poster the card's; without one, or where motion is reduced or not supported, the dialog opens without
 * animation.
 */
export function openFromPoster(dialog: HTMLDialogElement, poster: Element | null): void {
  const open = (): void => {
    if (dialog.open || !dialog.isConnected) return;
    // Not the first button, whose tooltip would open. A film of ours takes the keys.
    const first = dialog.querySelector<HTMLElement>('video') ?? dialog.querySelector('h2');
    if (first) first.autofocus = true;
    dialog.showModal();
  };
  const stage = dialog.querySelector('[data-stage]');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!poster || !stage || !('startViewTransition' in document) || isCalm) {
    open();
    return;
  }
  poster.classList.add(mark);
  const transition = document.startViewTransition(() => {
    poster.classList.remove(mark);
    stage.classList.add(mark);
    open();
  });
  // WebKit rejects a skipped transition as a failure.
  transition.ready.catch(() => undefined);
  // The animation blocks clicks on the page, so a press skips it.
  const skip = (): void => transition.skipTransition();
  document.addEventListener('pointerdown', skip, { once: true });
  setTimeout(skip, timeoutMs);
  const forget = (): void => {
    stage.classList.remove(mark);
    document.removeEventListener('pointerdown', skip);
  };
  transition.finished.then(forget, forget);
}
