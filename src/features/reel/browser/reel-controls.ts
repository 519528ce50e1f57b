/** `0:07` */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/**
 * Makes the controls of a dialog work on a film: a tick on the slider for each shot, whose film is named beside it. The
 * arrow keys go from shot to shot, a finger anywhere. Until it is called again, for the next film.
 */
export function controlReel(bar: HTMLElement, film: HTMLVideoElement): void {
  const play = bar.querySelector<HTMLButtonElement>('[data-play]');
  const slider = bar.querySelector<HTMLInputElement>('input');
  const name = bar.querySelector<HTMLAnchorElement>('[data-film]');
  const time = bar.querySelector<HTMLElement>('[data-time]');
  const captions = bar.querySelector<HTMLButtonElement>('[data-captions-button]');
  const mute = bar.querySelector<HTMLButtonElement>('[data-mute]');
  if (!play || !slider || !name || !time || !captions || !mute) return;
  const shots = [...bar.querySelectorAll('option')];
  const starts = shots.map(({ value }) => Number(value));
  film.controls = false;

  /** The shot that is on the screen; a moment after a start still counts as that start. */
  const shotAt = (seconds: number): number =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= seconds + 0.01),
    );
  const update = (): void => {
    const shot = shots[shotAt(film.currentTime)];
    const words = `${clock(film.currentTime)} / ${clock(film.duration || Number(slider.max))}`;
    slider.valueAsNumber = film.currentTime;
    slider.ariaValueText = `${shot?.label ?? ''}, ${words}`;
    time.textContent = words;
    name.textContent = shot?.label ?? '';
    name.lang = shot?.dataset.lang ?? '';
    name.hreflang = shot?.dataset.hreflang ?? '';
    if (shot?.dataset.path === undefined) name.removeAttribute('href');
    else name.href = shot.dataset.path;
    bar.dataset.paused = String(film.paused);
  };
  const toggle = (): void => {
    if (film.paused) void film.play();
    else film.pause();
  };
  const goTo = (seconds: number): void => {
    film.currentTime = seconds;
    update();
  };
  for (const event of ['timeupdate', 'play', 'pause', 'loadedmetadata']) film.addEventListener(event, update);
  film.addEventListener('click', toggle);
  play.onclick = toggle;
  slider.oninput = () => goTo(slider.valueAsNumber);
  slider.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(starts[shotAt(film.currentTime) + step] ?? film.currentTime);
  };
  captions.onclick = () => {
    const [track] = film.textTracks;
    if (!track) return;
    track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
    captions.ariaPressed = String(track.mode === 'showing');
  };
  mute.onclick = () => {
    film.muted = !film.muted;
    mute.ariaPressed = String(film.muted);
  };
  captions.ariaPressed = mute.ariaPressed = 'false';
  update();
  play.focus();
}
