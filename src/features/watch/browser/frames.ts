/** Opens a strip of frames in a full-screen dialog with arrow keys, buttons and swiping. */

function startFrames(strip: HTMLElement, dialog: HTMLDialogElement): void {
  const reel = dialog.querySelector('ol');
  const status = dialog.querySelector('[role=status]');
  const links = [...strip.querySelectorAll('a')];
  if (!reel || !status) return;

  /** The frame in view: the dialog scrolls by whole widths. */
  const current = () => Math.round(reel.scrollLeft / Math.max(1, reel.clientWidth));
  const show = (index: number, behavior: ScrollBehavior) => reel.scrollTo({ left: index * reel.clientWidth, behavior });
  const step = (by: number) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const index = Math.min(links.length - 1, Math.max(0, current() + by));
    show(index, isCalm ? 'instant' : 'smooth');
    status.textContent = reel.children[index]?.querySelector('figcaption')?.textContent ?? '';
  };

  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      // A modified click opens the picture in a new tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      dialog.showModal();
      // The next one is there before it is scrolled to.
      for (const picture of dialog.querySelectorAll('img')) picture.loading = 'eager';
      show(index, 'instant');
    });
  }
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  });
  // The focus returns to the frame that was seen last, not to the one that was opened first.
  dialog.addEventListener('close', () => links[current()]?.focus());
}

const strip = document.querySelector<HTMLElement>('[data-frames]');
const dialog = strip?.parentElement?.querySelector('dialog');
if (strip && dialog) startFrames(strip, dialog);
