/** What the menu needs a script for: older browsers, and closing when the window has room for the bar. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu');
  document.querySelector<HTMLElement>('[data-menu-open]')?.addEventListener('click', (event) => {
    event.preventDefault();
    // Safari does not focus a pressed button, and would not return the focus to it.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    menu?.showModal();
  });
  matchMedia('(width >= 76rem)').addEventListener('change', ({ matches }) => {
    if (matches) menu?.close();
  });
}
