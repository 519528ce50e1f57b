/** A link to the current page scrolls smoothly to its top instead of loading the page again. */
export function startSamePage(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const here = (path: string) => path.replace(/(?<=.)\/$/, '');
    if (link.origin !== location.origin || here(link.pathname) !== here(location.pathname)) return;
    if (link.hash || link.search || location.search) return;
    event.preventDefault();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // Keyboard focus starts from the top, as after a load.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  });
}
