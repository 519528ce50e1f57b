const mark = 'growing';

/** More than twice what the movement takes (styles/loops.css). */
const longestMs = 1000;

/**
 * Opens a dialog so that a card's poster grows into its stage (styles/loops.css names what has the mark).
 * @param poster the card's; without one, or where motion is reduced or not known, the dialog is simply there.
 */
export function openFromPoster(dialog: HTMLDialogElement, poster: Element | null | undefined): void {
  const open = (): void => {
    if (!dialog.open && dialog.isConnected) dialog.showModal();
  };
  const stage = dialog.querySelector('[data-stage]');
  if (
    !poster ||
    !stage ||
    !('startViewTransition' in document) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    open();
    return;
  }
  poster.classList.add(mark);
  const transition = document.startViewTransition(() => {
    poster.classList.remove(mark);
    stage.classList.add(mark);
    open();
  });
  // WebKit tells of a skipped movement as of a failure.
  transition.ready.catch(() => undefined);
  // The animation blocks clicks on the page: a visitor who presses wants to go on.
  const skip = (): void => {
    transition.skipTransition();
  };
  document.addEventListener('pointerdown', skip);
  // A machine too busy to draw it would hold the player up.
  const limit = setTimeout(skip, longestMs);
  const forget = (): void => {
    clearTimeout(limit);
    stage.classList.remove(mark);
    document.removeEventListener('pointerdown', skip);
  };
  transition.finished.then(forget, forget);
}
