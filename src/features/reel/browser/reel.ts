import { controlReel } from './reel-controls.ts';

/**
 * The link to the reel opens it in a full-screen dialog and plays it within that tap. Escape, the button or a tap
 * outside closes it.
 */
export function startReel(): void {
  const dialog = document.querySelector<HTMLDialogElement>('.reel-dialog');
  const link = document.querySelector('[data-reel]');
  if (!dialog || !(link instanceof HTMLAnchorElement)) return;

  link.addEventListener('click', (event) => {
    // In a new tab, the reel's page.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-facade]')?.click();
    const film = dialog.querySelector('video');
    const bar = dialog.querySelector<HTMLElement>('.reel-bar');
    if (film && bar) controlReel(bar, film);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
  });
}
