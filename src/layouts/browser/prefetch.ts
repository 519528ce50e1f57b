import { pageLink } from '../speculation-rules.ts';

/**
 * Prefetches a page that a visitor is about to open. Browsers with speculation rules follow those in the head; in
 * others, hovering, touching or focusing a link starts a fetch. Nothing is prefetched for visitors who save data.
 */
export function startPrefetch(): void {
  const rules = document.querySelector('script[type=speculationrules]');
  if (navigator.connection?.saveData) {
    rules?.remove();
    return;
  }
  if (HTMLScriptElement.supports('speculationrules')) return;
  const prefetched = new Set<string>([location.href]);
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLink) : null;
    if (!link || prefetched.has(link.href)) return;
    prefetched.add(link.href);
    // Not <link rel="prefetch">, which Firefox subjects to the policy's default-src: 'none'.
    fetch(link.href, { priority: 'low' }).catch(() => undefined);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true });
}
