/**
 * `npm run fuzz -- --count 1000000` cleans that many hostile articles, opens the results in a browser, and writes the
 * figures to docs/fuzz.md. `--seed 42 --count 1` makes one article again. Without `--write`, nothing is written.
 */
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { hostileHtml } from '@site/model/blog/cleaning/hostile-html.fixture.ts';
import { levelHeadings, openWithPicture } from '@site/model/blog/adapt-article.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { openArticleBrowser } from './blog/article-browser.ts';
import { makeHostileArticle } from './blog/hostile-article.ts';
import { formatCount, formatElapsed, readOptions, writeFigures } from './command.ts';

/** Articles that are opened in one page. */
const batchSize = 1_000;
/** More findings of the same kind would not help. */
const mostShown = 20;

/** Cleans an article and prepares it for a page as the site does. */
function showArticle(contentHtml: string): string {
  const cleaned = cleanPostHtml(contentHtml, {
    title: 'A wet street',
    unwantedHosts: ['unwanted-links.example', 'cheap-seo.example'],
    formerHost: 'oldsite.example',
    origin: 'https://www.new.example',
  });
  return openWithPicture(levelHeadings(cleaned, 2));
}

await runMain(async () => {
  const { seed, count, write } = readOptions(10_000);
  const stop = listenForStop();
  const browser = await openArticleBrowser();
  const seen = new Set<string>();
  let [cleaned, findings] = [0, 0];
  const report = (at: number, what: string, output: string) => {
    findings += 1;
    if (findings > mostShown) return;
    const input = JSON.stringify(makeHostileArticle(at));
    console.error(`seed ${String(at)}: ${what}\n  in:  ${input}\n  out: ${JSON.stringify(output)}`);
  };
  try {
    while (cleaned < count && !stop.signal.aborted) {
      const batch = new Map<string, number>();
      for (const end = Math.min(cleaned + batchSize, count); cleaned < end; cleaned += 1) {
        try {
          const output = showArticle(makeHostileArticle(seed + cleaned));
          if (!seen.has(output)) batch.set(output, seed + cleaned);
          seen.add(output);
        } catch (error) {
          report(seed + cleaned, error instanceof Error ? error.message : String(error), '');
        }
      }
      for (const { article, what } of await browser.check([...batch.keys()])) {
        report(batch.get(article) ?? seed, what, article);
      }
      if (cleaned % 10_000 !== 0 && cleaned !== count) continue;
      const counts = `${formatCount(cleaned)} hostile articles, ${formatCount(seen.size)} results opened`;
      console.log(`${counts}, ${formatCount(findings)} findings, ${formatElapsed()}`);
    }
    if (stop.signal.aborted) return stop.exitCode();
    const figures = [
      ['Vectors to start from', formatCount(hostileHtml.length)],
      ['Hostile articles cleaned', formatCount(cleaned)],
      ['Different results, each opened in Chromium twice', formatCount(seen.size)],
      ['Scripts, dialogs, requests, navigations, foreign elements and attributes', formatCount(findings)],
      ['Seeds', `${formatCount(seed)} to ${formatCount(seed + cleaned - 1)}`],
      ['Time', formatElapsed()],
    ] as const;
    if (write) await writeFigures('npm run fuzz', figures, browser.version);
    return findings > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
});
