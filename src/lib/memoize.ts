import { currentLanguage } from './language.ts';

const caches = new Set<Map<string, Promise<unknown>>>();

// In development, Astro reports changed content to the server. A build reads it once.
import.meta.hot?.on('astro:content-changed', () => {
  for (const cache of caches) cache.clear();
});

/** Memoizes a query per language and arguments, until the content changes. Failures are not remembered. */
export function memoizeQuery<Keys extends readonly string[], Result>(
  query: (...keys: Keys) => Promise<Result>,
): (...keys: Keys) => Promise<Result> {
  const cache = new Map<string, Promise<Result>>();
  caches.add(cache);
  return (...keys) => {
    const key = [currentLanguage().code, ...keys].join('/');
    const known = cache.get(key);
    if (known) return known;
    const result = query(...keys);
    cache.set(key, result);
    result.catch(() => {
      if (cache.get(key) === result) cache.delete(key);
    });
    return result;
  };
}
