/** Silent loops of a few seconds play while in view; one button pauses them all. */

/** Settings that rule out moving pictures. */
const stillness = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');

function allowsLoops(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return !stillness.matches && !saveData && effectiveType === '4g';
}

/** The visitor's choice, kept for the session. A browser that blocks storage throws. */
const storageKey = 'loops-paused';

function readChoice(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function keepChoice(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(storageKey, '');
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const visibleThreshold = 0.5;

function startLoops(button: HTMLButtonElement): void {
  let isPaused = readChoice();

  const update = (): void => {
    const isAllowed = allowsLoops();
    const plays = isAllowed && !isPaused && !document.hidden && !document.querySelector('dialog[open]');
    for (const loop of document.querySelectorAll<HTMLVideoElement>('.loop')) {
      // If the browser refuses, as phones in power-saving mode do, the still stays.
      if (plays && loop.dataset.seen !== undefined) loop.play().catch(() => undefined);
      else loop.pause();
    }
    button.ariaPressed = String(isPaused);
    // With reduced motion there is nothing to pause.
    button.hidden = !isAllowed || !document.querySelector(`.loop${isPaused ? '' : '.playing'}[data-seen]`);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) target.toggleAttribute('data-seen', isIntersecting);
      update();
    },
    { threshold: visibleThreshold },
  );

  button.addEventListener('click', () => {
    isPaused = !isPaused;
    keepChoice(isPaused);
    update();
  });
  stillness.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  // Of a dialog, which covers the page; it doesn't bubble.
  document.addEventListener('toggle', update, { capture: true });
  for (const loop of document.querySelectorAll<HTMLVideoElement>('.loop')) {
    loop.muted = loop.playsInline = loop.disableRemotePlayback = true;
    loop.onplaying = () => {
      loop.classList.add('playing');
      update();
    };
    observer.observe(loop);
  }
}

const button = document.querySelector<HTMLButtonElement>('.loop-pause');
// Loops must not delay stills.
if (button && document.readyState === 'complete') startLoops(button);
else if (button) addEventListener('load', () => startLoops(button));
