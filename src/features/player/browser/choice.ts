import { showControl } from '#lib/show-control.ts';

/**
 * A visitor's choice to let players of other companies load, kept on the device. Nothing loads because of it: it only
 * hides the line that says where players come from (players.css) from visitors who have pressed play before.
 */
const storageKey = 'players';

/** The storage, or nothing where the browser keeps none, as in some private windows. */
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
  withStorage((storage) => {
    storage.setItem(storageKey, 'chosen');
  });
  show(true);
}

/** Shows the choice, also when another tab makes it or takes it back. */
export function followChoice(): void {
  showChoice();
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) showChoice();
  });
}

/**
 * A button with `data-forget-players` takes the choice back.
 * @param announce is called with what that attribute holds.
 */
export function startForgetting(announce: (words: string) => void): void {
  const button = document.querySelector<HTMLElement>('[data-forget-players]');
  button?.addEventListener('click', () => {
    withStorage((storage) => {
      storage.removeItem(storageKey);
    });
    show(false);
    announce(button.dataset.forgetPlayers ?? '');
    // The button is hidden with the choice, so the focus moves to the heading above it.
    const heading = document.getElementById('players');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
  showControl(button);
}
