import { expect, it } from 'vitest';
import { fuzzCleaner } from './fuzz-cleaner.ts';
import { makeHostileArticle } from './hostile-article.ts';

const { signal } = new AbortController();

it('makes the same article from the same seed, and another from another', () => {
  expect(makeHostileArticle(7)).toBe(makeHostileArticle(7));
  expect(new Set(Array.from({ length: 100 }, (_, seed) => makeHostileArticle(seed))).size).toBeGreaterThan(95);
});

it('opens each different result once, and ends early when it is asked to', async () => {
  const opened: string[] = [];
  const check = (articles: readonly string[]) => {
    opened.push(...articles);
    return Promise.resolve([]);
  };
  const result = await fuzzCleaner({ count: 1_500, seed: 1, browser: { check }, signal });
  expect(result).toEqual({ cleaned: 1_500, opened: opened.length, findings: [] });
  expect(new Set(opened).size).toBe(opened.length);
  const aborted = await fuzzCleaner({ count: 10, seed: 1, browser: { check }, signal: AbortSignal.abort() });
  expect(aborted.cleaned).toBe(0);
});

it('names the seed, what went in and what came out', async () => {
  const check = ([article = '']: readonly string[]) => Promise.resolve([{ article, what: 'a script runs' }]);
  const { findings } = await fuzzCleaner({ count: 1, seed: 7, browser: { check }, signal });
  expect(findings.join('')).toMatch(/^seed 7: a script runs\n {2}in: .+\n {2}out: .+$/);
});
