/**
 * Puts a frame in the place of its poster on a tap, in the same event, so that a player may play at once.
 * `data-facade` says what the frame holds: `map`, or nothing for a player.
 */
export function startFacades(): void {
  document.addEventListener('click', (event) => {
    const facade = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-facade]') : null;
    if (!facade || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const address = new URL(facade.href);
    if (facade.dataset.facade !== 'map') address.searchParams.set('autoplay', '1');
    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = facade.dataset.title ?? '';
    frame.allow = 'autoplay; fullscreen; picture-in-picture';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.className = 'size-full';
    facade.replaceWith(frame);
    frame.focus();
  });
}
