/**
 * `npm run fuzz -- --count 1000000` cleans that many hostile articles, opens the results in a browser, and writes the
 * figures to docs/fuzz.md. `--seed 42 --count 1` makes one article again. Without `--write`, nothing is written.
 */
import { describeMachine } from '../bench/describe-machine.ts';
import { formatSecondsSince } from '@site/system/format-seconds.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { browserProgram, findProgram } from '@site/system/find-program.ts';
import { hostileHtml } from '@site/model/blog/cleaning/hostile-html.fixture.ts';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { levelHeadings, openWithPicture } from '@site/model/blog/adapt-article.ts';
import { openArticleBrowser } from './blog/article-browser.ts';
import { makeHostileArticle } from './blog/hostile-article.ts';
import { describeMachineLine, formatFigures, writeFigures } from './fuzz-document.ts';
import { readOptions } from './options.ts';

/** Articles that are opened in one page. */
const batchSize = 1_000;
/** More findings of the same kind are no help. */
const mostShown = 20;

const count = (value: number) => value.toLocaleString('en-US');

/** Cleans an article and prepares it for a page as the site does (src/queries/posts.ts and PostBody). */
function showArticle(contentHtml: string): string {
  const cleaned = cleanPostHtml(contentHtml, {
    title: 'A wet street',
    unwantedHosts: ['unwanted-links.example', 'cheap-seo.example'],
    formerHost: 'oldsite.example',
    origin: 'https://www.new.example',
  });
  return openWithPicture(levelHeadings(cleaned, 2));
}

async function main(): Promise<number> {
  const { seed, count: wanted, write } = readOptions(process.argv.slice(2), 10_000);
  const stop = listenForStop();
  const browser = await openArticleBrowser(findProgram(browserProgram));
  const startedAt = performance.now();
  const seen = new Set<string>();
  let [cleaned, findings] = [0, 0];
  const report = (at: number, what: string, output: string) => {
    findings += 1;
    if (findings > mostShown) return;
    const input = JSON.stringify(makeHostileArticle(at));
    console.error(`seed ${String(at)}: ${what}\n  in:  ${input}\n  out: ${JSON.stringify(output)}`);
  };
  try {
    while (cleaned < wanted && !stop.signal.aborted) {
      const batch = new Map<string, number>();
      for (const end = Math.min(cleaned + batchSize, wanted); cleaned < end; cleaned += 1) {
        try {
          const output = showArticle(makeHostileArticle(seed + cleaned));
          if (!seen.has(output)) batch.set(output, seed + cleaned);
          seen.add(output);
        } catch (error) {
          report(seed + cleaned, error instanceof Error ? error.message : String(error), '');
        }
      }
      for (const { article, what } of await browser.check([...batch.keys()]))
        report(batch.get(article) ?? seed, what, article);
      if (cleaned % 10_000 !== 0 && cleaned !== wanted) continue;
      const counts = `${count(cleaned)} hostile articles, ${count(seen.size)} results opened`;
      console.log(`${counts}, ${count(findings)} findings, ${formatSecondsSince(startedAt)}`);
    }
    if (stop.signal.aborted) return stop.exitCode();
    if (write) {
      const figures = formatFigures([
        ['Vectors to start from', count(hostileHtml.length)],
        ['Hostile articles cleaned', count(cleaned)],
        ['Different results, each opened in Chromium twice', count(seen.size)],
        ['Scripts, dialogs, requests, navigations, foreign elements and attributes', count(findings)],
        ['Seeds', `${count(seed)} to ${count(seed + cleaned - 1)}`],
        ['Time', `${count(Math.round((performance.now() - startedAt) / 1000))} s`],
      ]);
      await writeFigures('npm run fuzz', `${figures}\n\n${describeMachineLine(describeMachine(browser.version))}`);
    }
    return findings > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

await runMain(main);
