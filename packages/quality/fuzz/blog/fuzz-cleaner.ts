import type { ArticleBrowser } from './article-browser.ts';
import { makeHostileArticle } from './hostile-article.ts';
import { showArticle } from './show-article.ts';

/** An article that came out of the cleaner as it must not. */
export interface Finding {
  readonly seed: number;
  readonly input: string;
  readonly output: string;
  readonly what: string;
}

export interface CleanerFuzz {
  /** Articles made and cleaned. */
  readonly cleaned: number;
  /** Different results, each opened in the browser. */
  readonly opened: number;
  readonly findings: readonly Finding[];
}

export interface CleanerFuzzOptions {
  readonly count: number;
  readonly seed: number;
  readonly browser: Pick<ArticleBrowser, 'check'>;
  readonly signal: AbortSignal;
  readonly onProgress?: (done: CleanerFuzz) => void;
}

/** Articles cleaned while the browser looks at those before them. */
const batchSize = 1_000;

/** What a batch came to: each result that none before it had, and the seed that it came from. */
interface Batch {
  readonly results: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
}

function cleanBatch(seeds: readonly number[], seen: Set<string>): Batch {
  const results = new Map<string, number>();
  const findings: Finding[] = [];
  for (const seed of seeds) {
    const input = makeHostileArticle(seed);
    try {
      const output = showArticle(input);
      if (!seen.has(output)) results.set(output, seed);
      seen.add(output);
    } catch (error) {
      findings.push({ seed, input, output: '', what: error instanceof Error ? error.message : String(error) });
    }
  }
  return { results, findings };
}

async function openBatch(
  results: ReadonlyMap<string, number>,
  browser: CleanerFuzzOptions['browser'],
): Promise<Finding[]> {
  if (results.size === 0) return [];
  const hits = await browser.check([...results.keys()]);
  return hits.map(({ article, what }) => {
    const seed = results.get(article);
    return { seed: seed ?? NaN, input: seed === undefined ? '' : makeHostileArticle(seed), output: article, what };
  });
}

/** Cleans `count` hostile articles and opens what comes out. A signal ends it after the batch at hand. */
export async function fuzzCleaner({
  count,
  seed,
  browser,
  signal,
  onProgress,
}: CleanerFuzzOptions): Promise<CleanerFuzz> {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  let [cleaned, opening] = [0, Promise.resolve<Finding[]>([])];
  while (cleaned < count && !signal.aborted) {
    const size = Math.min(batchSize, count - cleaned);
    const batch = cleanBatch(
      Array.from({ length: size }, (_, index) => seed + cleaned + index),
      seen,
    );
    findings.push(...(await opening), ...batch.findings);
    opening = openBatch(batch.results, browser);
    cleaned += size;
    onProgress?.({ cleaned, opened: seen.size, findings });
  }
  findings.push(...(await opening));
  return { cleaned, opened: seen.size, findings };
}

/** A finding with all that makes a fixture of it. */
export function describeFinding({ seed, input, output, what }: Finding): string {
  return `seed ${String(seed)}: ${what}\n  in:  ${JSON.stringify(input)}\n  out: ${JSON.stringify(output)}`;
}
