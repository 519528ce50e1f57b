/** Dialogs that are history entries; one with `data-addressed` makes its own entries. */
const ours = 'dialog:not([data-addressed])';

/** How many dialogs are open at this history entry. */
const depth = () => (history.state as { readonly covers?: number } | null)?.covers ?? 0;

const withDepth = (covers: number) => ({ ...(history.state as object | null), covers });

/**
 * Makes each dialog a history entry, so that Back closes the uppermost; a link in it replaces that entry. `data-close`
 * closes a dialog, and so does a press that begins and ends on `data-backdrop`.
 */
export function startDialogs(): void {
  /** The open ones, the uppermost last. */
  const opened = new Set<HTMLDialogElement>();
  /** Whether going back has been requested and hasn't happened yet. */
  let isLeaving = false;
  /** The target of the last press. */
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
    // A `tel:` or `mailto:` link loads no page that could replace the history entry.
    if (link.protocol.startsWith('http')) history.replaceState(withDepth(depth() - 1), '');
    dialog?.close();
    if (link.origin !== location.origin || link.href === location.href) return;
    event.preventDefault();
    location.replace(link.href);
  });
  // A page that was loaded again has nothing open.
  align();
}
