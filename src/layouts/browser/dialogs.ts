/** Dialogs that are steps of the browser's history; the address of one with `data-addressed` makes steps of its own. */
const ours = 'dialog:not([data-addressed])';

/** How many dialogs lie over the page at this entry of the browser's history. */
const depth = () => (history.state as { readonly covers?: number } | null)?.covers ?? 0;

const withDepth = (covers: number) => ({ ...(history.state as object | null), covers });

/**
 * What the browser does not do for dialogs by itself. Each is a step in its history, so that Back closes the uppermost; a
 * link that is followed in it takes the place of that step. `data-close` closes it, and so does a press that begins and ends
 * on `data-backdrop`.
 */
export function startDialogs(): void {
  /** Those that are open, the uppermost last. */
  const opened = new Set<HTMLDialogElement>();
  /** Whether a step back has been asked for that has not come yet. */
  let isLeaving = false;
  /** Where the last press began. */
  let pressed: EventTarget | null = null;

  const align = (): void => {
    if (isLeaving) return;
    while (depth() < opened.size) history.pushState(withDepth(depth() + 1), '');
    if (depth() === opened.size) return;
    isLeaving = true;
    history.go(opened.size - depth());
  };
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement) || !target.matches(ours)) continue;
      if (target.open) opened.add(target);
      else opened.delete(target);
    }
    align();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  addEventListener('popstate', () => {
    const uncovered = isLeaving ? [] : [...opened].slice(depth());
    isLeaving = false;
    for (const dialog of uncovered) {
      opened.delete(dialog);
      dialog.close();
    }
    align();
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
    // A phone number leads to no page that could take the place of the step.
    if (link.protocol.startsWith('http')) history.replaceState(withDepth(depth() - 1), '');
    dialog?.close();
    if (link.origin !== location.origin || link.href === location.href) return;
    event.preventDefault();
    location.replace(link.href);
  });
  // A page that was loaded again has nothing open.
  align();
}
