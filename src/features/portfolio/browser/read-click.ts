/** The card that a plain click was on; a click with a key held down opens the watch page elsewhere. */
export function readClick(event: MouseEvent): { slug: string; link: HTMLAnchorElement } | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const slug = link?.pathname.split('/').at(-1);
  return link && slug ? { slug, link } : undefined;
}
