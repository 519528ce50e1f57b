import { layFilm, playFilm, stillness, welcomesFilms } from '#features/player/browser/film.ts';

/** The visit's choice; a browser that keeps nothing throws. */
const storageKey = 'loops-paused';

function readChoice(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function keepChoice(paused: boolean): void {
  try {
    if (paused) sessionStorage.setItem(storageKey, '');
    else sessionStorage.removeItem(storageKey);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Sets the hero's stills in motion, as long as they are in view; one button pauses them all. */
function runHeroLoops(hero: HTMLElement, button: HTMLButtonElement): void {
  const panels = [...hero.querySelectorAll<HTMLElement>('[data-loop]')];
  const inView = new Set<Element>();
  let paused = readChoice();

  const update = (): void => {
    const welcome = welcomesFilms();
    button.ariaPressed = String(paused);
    // Without motion there is nothing to pause.
    button.hidden = !welcome || !(paused || hero.querySelector('.playing'));
    for (const panel of panels) {
      if (welcome && !paused && !document.hidden && inView.has(panel)) playFilm(layFilm(panel));
      else panel.querySelector('video')?.pause();
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    update();
  });
  for (const panel of panels) observer.observe(panel);
  // Neither event bubbles up from the films; what captures hears both.
  hero.addEventListener('playing', () => (button.hidden = false), true);
  stillness.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  button.addEventListener('click', () => {
    paused = !paused;
    keepChoice(paused);
    update();
  });
}

/** A visitor's first step on a page that only touch works. */
const steps = ['scroll', 'touchstart', 'keydown'] as const;

/**
 * Starts once the page is loaded and has nothing better to do, so that no still waits for a loop; on phones, which may pay
 * for what they load, with the visitor's first step.
 */
export function startHeroLoops(): void {
  const hero = document.querySelector<HTMLElement>('[data-hero-loops]');
  const button = hero?.querySelector('button');
  if (!hero || !button) return;
  const leave = new AbortController();
  const begin = (): void => {
    if (leave.signal.aborted) return;
    leave.abort();
    runHeroLoops(hero, button);
  };
  const beginWhenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  };
  if (matchMedia('(hover: none)').matches) {
    for (const step of steps) addEventListener(step, begin, { signal: leave.signal, passive: true });
  } else if (document.readyState === 'complete') beginWhenIdle();
  else addEventListener('load', beginWhenIdle);
}
