import { layFilm, playFilm, welcomesFilms } from '#features/player/browser/film.ts';

/** Long enough that a pointer on its way elsewhere starts nothing. */
const delayMs = 150;

/** Plays a card's loop while a pointer rests on it or the keyboard is there; Escape ends it. */
export function startHoverLoops(): void {
  let shown: HTMLElement | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const show = (target: EventTarget | null): void => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card][data-loop]') : null;
    if (card === shown) return;
    clearTimeout(waiting);
    const film = shown?.querySelector('video');
    film?.classList.remove('playing');
    film?.pause();
    shown = card;
    if (!card || !welcomesFilms()) return;
    waiting = setTimeout(() => {
      const next = layFilm(card);
      next.currentTime = 0;
      playFilm(next);
    }, delayMs);
  };
  const stop = (): void => {
    show(null);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // A finger does not hover.
    if (pointerType !== 'touch') show(target);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(target);
  });
  document.documentElement.addEventListener('pointerleave', stop);
  document.addEventListener('focusout', stop);
  document.addEventListener('visibilitychange', stop);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stop();
  });
}
