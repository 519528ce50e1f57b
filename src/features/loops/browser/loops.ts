/** Silent loops of a few seconds, or cuts through frames: on hover in cards, by themselves in the home page's hero. */

import { startFlip } from './flip.ts';

/** A visitor's settings that rule out moving pictures: less motion, less data. */
const stillness = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');

/** Whether the device has no pointer that can hover over a card. */
const isTouched = matchMedia('(hover: none)').matches;

/** Whether the settings and the connection allow moving pictures. */
function allowsLoops(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return !stillness.matches && !saveData && effectiveType === '4g';
}

/**
 * Adds the silent loop that an element names over the still inside it. Nothing is fetched until it plays.
 * @returns the same video element at every call.
 */
function insertLoop(owner: HTMLElement): HTMLVideoElement {
  const present = owner.querySelector('video');
  if (present) return present;
  const loop = document.createElement('video');
  loop.muted = loop.playsInline = loop.disableRemotePlayback = true;
  // A loop that starts by itself in view plays once; on hover, or in the hero, where a button pauses it, it repeats.
  loop.loop = !isTouched || owner.dataset.card === undefined;
  loop.preload = 'none';
  loop.className = 'loop';
  loop.ariaHidden = 'true';
  const { loopAv1: av1 = '', loop: h264 = '' } = owner.dataset;
  for (const [src, type] of [
    // Main profile, level 3.1, 10 bits: 720p.
    [av1, 'video/mp4; codecs="av01.0.05M.10"'],
    [h264, 'video/mp4'],
  ] as const) {
    const source = document.createElement('source');
    Object.assign(source, { src, type });
    loop.append(source);
  }
  loop.onplaying = () => loop.classList.add('playing');
  loop.onended = () => loop.classList.remove('playing');
  const still = owner.querySelector('picture');
  if (still) still.after(loop);
  else owner.append(loop);
  return loop;
}

/** Plays a loop. If the browser refuses, as phones in power-saving mode do, the still stays. */
function playLoop(loop: HTMLVideoElement): void {
  loop.play().catch(() => loop.classList.remove('playing'));
}

/** How long after touch scrolling stops the card in the middle starts to play. */
const restMs = 200;

/** Long enough that a pointer that only passes starts nothing. */
const delayMs = 150;

/** Plays a card's loop, or cuts through its frames, while it is hovered or focused; Escape stops it. */
function startHoverLoops(): void {
  let shown: HTMLElement | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let endFlip = (): void => undefined;

  const show = (target: EventTarget | null): void => {
    const card =
      target instanceof Element ? target.closest<HTMLElement>('[data-card]:is([data-loop], [data-flip])') : null;
    if (card === shown) return;
    clearTimeout(waiting);
    const loop = shown?.querySelector('video');
    loop?.classList.remove('playing');
    loop?.pause();
    endFlip();
    shown = card;
    if (!card || !allowsLoops()) return;
    const begin = (): void => {
      // A video inserted before React has hydrated the card fails its hydration; the island loses `ssr` before that.
      if (card.closest('astro-island') && !card.closest('[data-hydrated]')) {
        waiting = setTimeout(begin, delayMs);
        return;
      }
      if (card.dataset.loop === undefined) {
        endFlip = startFlip(card);
        return;
      }
      const next = insertLoop(card);
      next.currentTime = 0;
      playLoop(next);
    };
    waiting = setTimeout(begin, delayMs);
  };
  const stop = (): void => show(null);

  if (isTouched) {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const showMiddle = () => show(document.elementFromPoint(innerWidth / 2, innerHeight / 2));
    addEventListener(
      'scroll',
      () => {
        clearTimeout(resting);
        resting = setTimeout(showMiddle, restMs);
      },
      { passive: true },
    );
  }
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // Touch doesn't hover.
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

/** The visitor's choice for this visit. A browser that blocks storage throws. */
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
    // The choice then only lasts as long as the page.
  }
}

/** Plays the hero's loops while they are in view; one button pauses them all. */
function runHeroLoops(hero: HTMLElement, button: HTMLButtonElement): void {
  const panels = [...hero.querySelectorAll<HTMLElement>('[data-loop]')];
  const inView = new Set<Element>();
  let paused = readChoice();

  const update = (): void => {
    const isAllowed = allowsLoops();
    button.ariaPressed = String(paused);
    // With reduced motion there is nothing to pause.
    button.hidden = !isAllowed || !(paused || hero.querySelector('.playing'));
    for (const panel of panels) {
      if (isAllowed && !paused && !document.hidden && inView.has(panel)) playLoop(insertLoop(panel));
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
  // These events don't bubble, so both are captured.
  hero.addEventListener('playing', () => (button.hidden = false), true);
  stillness.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  // The host's player takes the place of the film's first seconds.
  hero.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-facade]'))) return;
    observer.disconnect();
    inView.clear();
    update();
  });
  button.addEventListener('click', () => {
    paused = !paused;
    keepChoice(paused);
    update();
  });
}

/** A visitor's first action on a touch screen. */
const steps = ['scroll', 'touchstart', 'keydown'] as const;

/**
 * Starts once the page is loaded and idle, so that no still waits for a loop; on phones, which may pay for data, with
 * the visitor's first action.
 */
function startHeroLoops(): void {
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
  if (isTouched) {
    for (const step of steps) addEventListener(step, begin, { signal: leave.signal, passive: true });
  } else if (document.readyState === 'complete') beginWhenIdle();
  else addEventListener('load', beginWhenIdle);
}

startHoverLoops();
startHeroLoops();
