/**
 * Where src/features/search/browser/open-search.ts is served (src/features/search/site-search.ts). As a literal in the
 * `import()` call it would be part of the build, and Astro would no longer write this script into the page.
 */
let program = '/search.js';

/**
 * Opens the search on a tap and on its keys. Its field is shown at once, so that no letter is lost and a phone shows its
 * keyboard; the rest comes with its program. Without scripts the links lead to the site map.
 */
export function startSearch(): void {
  const dialog = document.createElement('dialog');
  const field = document.createElement('input');
  dialog.id = 'search';
  dialog.className = 'w-full max-w-full bg-ink-900 p-6 text-paper';
  field.className = 'w-full text-title-s';
  const status = document.createElement('p');
  status.role = 'status';
  dialog.append(field, status);
  document.body.append(dialog);

  const toggle = (event: Event): void => {
    event.preventDefault();
    if (dialog.open) {
      dialog.close();
      return;
    }
    dialog.showModal();
    import(/* @vite-ignore */ program).catch(() => {
      // A browser may remember that an address failed; the next opening requests another one.
      program += '?';
      status.textContent = document.querySelector<HTMLElement>('[data-search]')?.dataset.search ?? '';
    });
  };

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-search]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Safari does not focus a clicked link, and may not restore the focus when the dialog closes.
    link.focus();
    dialog.onclose = () => {
      link.focus();
    };
    toggle(event);
  });
  document.addEventListener('keydown', (event) => {
    const isChord = event.ctrlKey || event.metaKey;
    if (event.key !== (isChord ? 'k' : '/')) return;
    const isTaken = (event.target as Element).closest('input, textarea, select, dialog');
    if (dialog.open ? isChord : !isTaken) toggle(event);
  });
}
