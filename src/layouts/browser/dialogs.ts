/** Dialogs that are steps of the browser's history; the address of one with `data-addressed` makes steps of its own. */
const ours = 'dialog:not([data-addressed])';

/** The entry of the browser's history; `covers` is set where a dialog made it. */
const readState = () => history.state as { readonly covers?: true } | null;

/**
 * What the browser does not do for dialogs by itself. Each is a step in its history, so that Back closes it; a link that is
 * followed in it takes the place of that step. `data-close` closes it, and so does a press that begins and ends on
 * `data-backdrop`.
 */
export function startDialogs(): void {
  /** Whether a step back has been asked for that has not come yet. */
  let isLeaving = false;
  /** Where the last press began. */
  let pressed: EventTarget | null = null;

  const cover = (): void => history.pushState({ ...readState(), covers: true }, '');
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement) || !target.matches(ours) || isLeaving) continue;
      if (target.open) cover();
      else if (readState()?.covers) {
        isLeaving = true;
        history.back();
      }
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  addEventListener('popstate', () => {
    const dialog = document.querySelector<HTMLDialogElement>(`${ours}[open]`);
    // One that was opened before the step back came is still uncovered.
    if (!isLeaving) dialog?.close();
    else if (dialog) cover();
    isLeaving = false;
  });

  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const dialog = target.closest('dialog');
    if (target.closest('[data-close]') || (target === pressed && target.matches('[data-backdrop]'))) {
      event.preventDefault();
      dialog?.close();
    }
    const link = target.closest<HTMLAnchorElement>(`${ours} a:not([target])`);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    history.replaceState({ ...readState(), covers: undefined }, '');
    dialog?.close();
    if (link.origin !== location.origin || link.href === location.href) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
