import { cleanPostHtml, type PostImage } from '../../../src/domain/blog/cleaning/clean-post.ts';
import { levelHeadings } from '../../../src/domain/blog/level-headings.ts';
import { openWithPicture } from '../../../src/domain/blog/open-with-picture.ts';
import type { ArticleBrowser } from './article-browser.ts';
import { makeHostileArticle } from './hostile-article.ts';

/** The one picture that the fuzzed blog has. */
export const knownPicture = {
  src: '/blog-media/a.jpg',
  srcSet: '/uploads/a.webp 450w, /uploads/b.webp 720w',
  sizes: '(width >= 46rem) 643px, 91.6vw',
  width: 1200,
  height: 800,
} satisfies PostImage;

export interface CleanerFuzz {
  /** Articles made and cleaned. */
  readonly cleaned: number;
  /** Different results, each opened in the browser. */
  readonly opened: number;
  /** Each with its seed, input and output. */
  readonly findings: readonly string[];
}

export interface CleanerFuzzOptions {
  readonly count: number;
  readonly seed: number;
  readonly browser: Pick<ArticleBrowser, 'check'>;
  readonly signal: AbortSignal;
  readonly onProgress?: (done: CleanerFuzz) => void;
}

/** Articles that are opened in one page. */
const batchSize = 1_000;

/** An article's HTML as the site puts it into a page of its own: see src/queries/posts.ts and PostBody. */
function showArticle(contentHtml: string): string {
  const cleaned = cleanPostHtml(contentHtml, {
    title: 'A wet street',
    unwantedHosts: ['unwanted-links.example', 'cheap-seo.example'],
    formerHost: 'oldsite.example',
    origin: 'https://www.new.example',
    formPath: (path) => path.replace(/\/$/u, ''),
    resolveImage: (src) => (src === knownPicture.src ? knownPicture : undefined),
  });
  return openWithPicture(levelHeadings(cleaned, 2));
}

function describe(seed: number, what: string, output = ''): string {
  const input = JSON.stringify(makeHostileArticle(seed));
  return `seed ${String(seed)}: ${what}\n  in:  ${input}\n  out: ${JSON.stringify(output)}`;
}

/** Cleans `count` hostile articles and opens the results. A signal ends it after the current batch. */
export async function fuzzCleaner(options: CleanerFuzzOptions): Promise<CleanerFuzz> {
  const { count, seed, browser, signal, onProgress } = options;
  const seen = new Set<string>();
  const findings: string[] = [];
  let cleaned = 0;
  while (cleaned < count && !signal.aborted) {
    const batch = new Map<string, number>();
    for (const end = Math.min(cleaned + batchSize, count); cleaned < end; cleaned += 1) {
      try {
        const output = showArticle(makeHostileArticle(seed + cleaned));
        if (!seen.has(output)) batch.set(output, seed + cleaned);
        seen.add(output);
      } catch (error) {
        findings.push(describe(seed + cleaned, error instanceof Error ? error.message : String(error)));
      }
    }
    for (const { article, what } of await browser.check([...batch.keys()]))
      findings.push(describe(batch.get(article) ?? seed, what, article));
    onProgress?.({ cleaned, opened: seen.size, findings });
  }
  return { cleaned, opened: seen.size, findings };
}
