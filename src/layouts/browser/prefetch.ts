import { pageLink } from '../speculation-rules.ts';

/**
 * Loads a page ahead when a visitor is about to ask for it. Browsers with speculation rules do so by the rules in the head;
 * for the others a link's first pointer, finger or focus says so. Nothing is prefetched for visitors who save data.
 */
export function startPrefetch(): void {
  const rules = document.querySelector('script[type=speculationrules]');
  if (navigator.connection?.saveData) {
    rules?.remove();
    return;
  }
  if (HTMLScriptElement.supports('speculationrules')) return;
  const asked = new Set<string>([location.href]);
  const ask = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLink) : null;
    if (!link || asked.has(link.href)) return;
    asked.add(link.href);
    // Firefox holds <link rel="prefetch"> to the policy's default-src, which is none.
    fetch(link.href, { priority: 'low' }).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(sign, ask, { passive: true });
}
