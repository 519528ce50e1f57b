/**
 * Where src/features/search/browser/open-search.ts is served (src/integrations/search-program.ts). With a literal in
 * `import()`, Vite would bundle it, and Astro would no longer write this script into the page.
 */
let program = '/search.js';

/** Control or Command and K, also with Caps Lock, and where that key has a letter of another alphabet. */
function isShortcut({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const isK = /^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK';
  return isK && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/**
 * Opens the search on a tap and on Ctrl+K or Cmd+K. No single letter: it may belong to speech input (WCAG 2.1.4). A field is
 * shown at once, so that no letter is lost and a phone opens its keyboard; the rest comes with the search's script. Without
 * scripts, the links lead to the site map.
 */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search');
  const status = dialog?.querySelector<HTMLElement>('[role=status]');
  if (!dialog || !status) return;

  const toggle = (event: Event): void => {
    event.preventDefault();
    if (event instanceof KeyboardEvent && event.repeat) return;
    if (dialog.open) {
      dialog.close();
      return;
    }
    dialog.showModal();
    import(/* @vite-ignore */ program).catch(() => {
      // A browser caches a failed import, so the next attempt uses another address.
      program += '?';
      status.textContent = status.dataset.failed ?? '';
    });
  };

  for (const link of document.querySelectorAll<HTMLElement>('[data-search]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Safari does not focus a pressed link, and would not give the focus back.
      link.focus();
      toggle(event);
    });
    // Not showControl: Astro doesn't write a script into the page that shares a module with others.
    link.closest('.needs-script')?.classList.remove('needs-script');
  }
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    if (dialog.open || !(event.target as Element).closest('input, textarea, select, dialog')) toggle(event);
  });
}
