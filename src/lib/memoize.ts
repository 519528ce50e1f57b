import { currentLanguage } from './language.ts';

/**
 * Memoizes a query that most pages make, such as the company's facts. A build runs it once in each language; the dev
 * server runs it for every page, so that edits show.
 */
export function memoizeForBuild<Result>(load: () => Promise<Result>): () => Promise<Result> {
  const loading = new Map<string, Promise<Result>>();
  return () => {
    if (import.meta.env.DEV) return load();
    const { code } = currentLanguage();
    const known = loading.get(code) ?? load();
    loading.set(code, known);
    return known;
  };
}
