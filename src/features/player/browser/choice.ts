/**
 * A visitor's choice to let players of other companies load, kept on the device. Nothing loads because of it: it spares
 * whoever has pressed play before the line that says where players come from (styles/players.css).
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

export function forgetChoice(): void {
  withStorage((storage) => {
    storage.removeItem(storageKey);
  });
  show(false);
}

/** Another tab may choose or take back. */
export function followChoice(): void {
  showChoice();
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) showChoice();
  });
}
