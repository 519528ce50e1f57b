/** Puts a player's frame in the place of its poster on a tap, in the same event, so that it may play at once. */
export function startFacades(): void {
  document.addEventListener('click', (event) => {
    const facade = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-facade]') : null;
    if (!facade || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const address = new URL(facade.href);
    address.searchParams.set('autoplay', '1');
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
