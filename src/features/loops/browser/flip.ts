/** How long a frame stands. */
const cutMs = 480;

/** How often all frames are shown: less than five seconds, after which the poster stays. */
const rounds = 2;

/**
 * Cuts through the frames of a film over its poster. Nothing moves until all of them are there.
 * @returns a function that ends it.
 */
export function startFlip(card: HTMLElement): () => void {
  const frames = (card.dataset.flip ?? '').split(' ').map((src) => {
    const frame = new Image();
    Object.assign(frame, { src, alt: '', className: 'flip', hidden: true });
    return frame;
  });
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    clearInterval(timer);
    for (const frame of frames) frame.remove();
  };
  const begin = (): void => {
    if (isOver) return;
    card.querySelector('picture')?.after(...frames);
    let cuts = 0;
    const cut = (): void => {
      if (cuts === frames.length * rounds) {
        end();
        return;
      }
      for (const [index, frame] of frames.entries()) frame.hidden = index !== cuts % frames.length;
      cuts += 1;
    };
    cut();
    timer = setInterval(cut, cutMs);
  };
  Promise.all(frames.map((frame) => frame.decode())).then(begin, end);
  return end;
}
