import { describe, expect, it } from 'vitest';
import { describeFinding, fuzzCleaner } from './fuzz-cleaner.ts';
import { makeHostileArticle } from './hostile-article.ts';

const { signal } = new AbortController();

it('makes the same article of the same seed, and another of another', () => {
  expect(makeHostileArticle(7)).toBe(makeHostileArticle(7));
  const articles = new Set(Array.from({ length: 100 }, (_, seed) => makeHostileArticle(seed)));
  expect(articles.size).toBeGreaterThan(95);
});

describe('a fuzz of the cleaner', () => {
  it('opens each different result once', async () => {
    const opened: string[] = [];
    const check = (articles: readonly string[]) => {
      opened.push(...articles);
      return Promise.resolve([]);
    };
    const result = await fuzzCleaner({ count: 1_500, seed: 1, browser: { check }, signal });
    expect(result).toEqual({ cleaned: 1_500, opened: opened.length, findings: [] });
    expect(new Set(opened).size).toBe(opened.length);
  });

  it('names the seed, what went in and what came out', async () => {
    const check = ([article = '']: readonly string[]) => Promise.resolve([{ article, what: 'a script runs' }]);
    const { findings } = await fuzzCleaner({ count: 1, seed: 7, browser: { check }, signal });
    expect(findings).toEqual([
      { seed: 7, input: makeHostileArticle(7), output: expect.any(String) as unknown, what: 'a script runs' },
    ]);
    expect(findings.map(describeFinding).join('\n')).toMatch(/^seed 7: a script runs\n {2}in: .+\n {2}out: .+$/);
  });

  it('ends early when it is asked to', async () => {
    const check = () => Promise.resolve([]);
    const { cleaned } = await fuzzCleaner({ count: 10, seed: 1, browser: { check }, signal: AbortSignal.abort() });
    expect(cleaned).toBe(0);
  });
});
