import type { ClientDirective } from 'astro';
import { reloadOnce } from '#lib/reload-once.ts';

/** Events that show that a visitor is using the page. */
const triggerEvents = ['scroll', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * `client:near`: an island hydrates on the visitor's first input or when it comes into view, so a page that was only
 * loaded runs no React. It hydrates at once if the address or the history entry asks for something, such as a genre, a
 * video, or pages that were shown before.
 */
const near: ClientDirective = (load, _options, element) => {
  const waiting = new AbortController();
  const hydrateOnce = async () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    const hydrate = await load();
    await hydrate();
  };
  // Astro reports a failed hydration as this event instead of rejecting.
  element.addEventListener('astro:hydration-error', () => {
    void reloadOnce();
    addEventListener('online', () => void reloadOnce(), { once: true });
  });
  const begin = (): void => void hydrateOnce();
  if (location.search !== '' || history.state) {
    begin();
    return;
  }
  for (const event of triggerEvents) addEventListener(event, begin, { signal: waiting.signal, passive: true });
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
  });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  // The island's own element has no box, so its children are observed.
  for (const child of element.children) observer.observe(child);
};

export default near;
