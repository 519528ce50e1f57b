/**
 * Where src/features/search/browser/open-search.ts is served (src/integrations/search-program.ts). With a literal in
 * `import()`, Vite would bundle it, and Astro would no longer write this script into the page.
 */
let program = '/search.js';

/**
 * Opens the search on a tap and on Ctrl+K or Cmd+K. No single letter: it may belong to speech input (WCAG 2.1.4). A field is shown at once, so that no letter is lost and a phone opens its
 * keyboard; the rest comes with the search's script. If that does not load, and without scripts, the links lead to the
 * site map.
 */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search');
  const status = dialog?.querySelector<HTMLElement>('[role=status]');
  if (!dialog || !status) return;
  let isMissing = false;
  addEventListener('online', () => {
    isMissing = false;
  });

  const toggle = (event: Event): void => {
    event.preventDefault();
    if (dialog.open) {
      dialog.close();
      return;
    }
    dialog.showModal();
    import(/* @vite-ignore */ program).catch(() => {
      // A browser caches a failed import, so the next attempt uses another address.
      program += '?';
      isMissing = true;
      status.textContent = status.dataset.failed ?? '';
    });
  };

  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  for (const link of document.querySelectorAll<HTMLElement>('[data-search]')) {
    link.addEventListener('click', (event) => {
      if (isMissing || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Safari does not focus a clicked link, and may not restore the focus when the dialog closes.
      link.focus();
      dialog.onclose = () => {
        if (document.activeElement === document.body) link.focus();
      };
      toggle(event);
    });
    // Not showControl: Astro doesn't write a script into the page that shares a module with others.
    link.closest('.needs-script')?.classList.remove('needs-script');
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (dialog.open || !(event.target as Element).closest('input, textarea, select, dialog')) toggle(event);
  });
}
