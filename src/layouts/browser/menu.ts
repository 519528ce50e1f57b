/** What the menu needs a script for: closing when a link is followed or the window has room for the bar, and older browsers. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu');
  if (!menu) return;
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.querySelector('[data-menu-open]')?.addEventListener('click', () => menu.showModal());
    menu.querySelector('[data-menu-close]')?.addEventListener('click', () => menu.close());
  }
  matchMedia('(width >= 76rem)').addEventListener('change', ({ matches }) => {
    if (matches) menu.close();
  });
  menu.addEventListener('click', ({ target }) => {
    if (target === menu || (target instanceof Element && target.closest('a'))) menu.close();
  });
}
