import { currentLanguage } from './language.ts';

/**
 * Memoizes a query that most pages make, such as the company's facts. A build runs it once in each language, for each of
 * its arguments; the dev server runs it for every page, so that edits show.
 */
export function memoizeForBuild<Keys extends readonly string[], Result>(
  load: (...keys: Keys) => Promise<Result>,
): (...keys: Keys) => Promise<Result> {
  const loading = new Map<string, Promise<Result>>();
  return (...keys) => {
    if (import.meta.env.DEV) return load(...keys);
    const key = [currentLanguage().code, ...keys].join('/');
    const known = loading.get(key) ?? load(...keys);
    loading.set(key, known);
    return known;
  };
}
