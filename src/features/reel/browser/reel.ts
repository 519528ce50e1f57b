/** The link to the reel opens it in a full-screen dialog and plays it within that tap, with the film of each shot named. */
export function startReel(): void {
  const dialog = document.querySelector<HTMLDialogElement>('.reel-dialog');
  const link = document.querySelector<HTMLElement>('[data-reel]');
  if (!dialog || !link) return;

  link.addEventListener('click', (event) => {
    // In a new tab, the reel's page.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a pressed link, and would not give the focus back.
    link.focus();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-facade]')?.click();
  });

  const shots = [...dialog.querySelectorAll<HTMLElement>('[data-start]')];
  const show = ({ target }: Event): void => {
    if (!(target instanceof HTMLVideoElement)) return;
    const current = shots.findLast(({ dataset }) => Number(dataset.start) <= target.currentTime) ?? shots[0];
    for (const shot of shots) shot.hidden = shot !== current;
  };
  // Events of a film don't bubble.
  for (const event of ['timeupdate', 'seeking']) dialog.addEventListener(event, show, { capture: true });
}
