/** Wishes for stillness: less motion, less data. */
export const stillness = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');

/** Whether a visitor takes moving pictures. */
export function welcomesFilms(): boolean {
  return !stillness.matches && !navigator.connection?.saveData;
}

/**
 * Lays the silent loop that an element names over the still inside it. Nothing is fetched until it plays.
 * @returns the film that lies there, the same at every call.
 */
export function layFilm(owner: HTMLElement): HTMLVideoElement {
  const laid = owner.querySelector('video');
  if (laid) return laid;
  const film = document.createElement('video');
  film.muted = film.loop = film.playsInline = film.disableRemotePlayback = true;
  film.preload = 'none';
  film.className = 'loop';
  film.ariaHidden = 'true';
  const { loopAv1 = '', loop = '' } = owner.dataset;
  for (const [src, type] of [
    // Main profile, level 3.1, 10 bits: 720p.
    [loopAv1, 'video/mp4; codecs="av01.0.05M.10"'],
    [loop, 'video/mp4'],
  ] as const) {
    const source = document.createElement('source');
    Object.assign(source, { src, type });
    film.append(source);
  }
  film.onplaying = () => {
    film.classList.add('playing');
  };
  owner.querySelector('picture')?.after(film);
  return film;
}

/** Plays; where the browser refuses, as phones do that save power, the still stays in view. */
export function playFilm(film: HTMLVideoElement): void {
  film.play().catch(() => {
    film.classList.remove('playing');
  });
}
