import { showControl } from '#lib/show-control.ts';

/**
 * Remembers on the device that a visitor has played a video of another company. It never loads a player: it only hides
 * the line that names the company (players.css) from visitors who have pressed play before.
 */
const storageKey = 'players';

/** Local storage; undefined if the browser blocks it, as in some private windows. */
function withStorage<T>(ask: (storage: Storage) => T): T | undefined {
  try {
    return ask(localStorage);
  } catch {
    return undefined;
  }
}

function show(isKept: boolean): void {
  document.documentElement.toggleAttribute('data-players-chosen', isKept);
}

function showChoice(): void {
  show(withStorage((storage) => storage.getItem(storageKey)) === 'chosen');
}

export function keepChoice(): void {
  withStorage((storage) => storage.setItem(storageKey, 'chosen'));
  show(true);
}

/** Applies the choice, also when another tab makes or withdraws it. */
export function followChoice(): void {
  showChoice();
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) showChoice();
  });
}

/**
 * A button with `data-forget-players` withdraws the choice.
 * @param announce is called with the attribute's value.
 */
export function startForgetting(announce: (words: string) => void): void {
  const button = document.querySelector<HTMLElement>('[data-forget-players]');
  button?.addEventListener('click', () => {
    withStorage((storage) => storage.removeItem(storageKey));
    show(false);
    announce(button.dataset.forgetPlayers ?? '');
    // The button is hidden with the choice, so the focus moves to the heading above it.
    const heading = document.getElementById('players');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
  showControl(button);
}
