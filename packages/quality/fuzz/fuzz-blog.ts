/**
 * `npm run fuzz -- --count 1000000`: cleans that many hostile articles, opens what comes out in a browser, and writes the
 * figures to docs/fuzz.md. `--seed 42 --count 1` makes one again. Without `--write`, as in `npm test`, nothing is written.
 */
import { describeMachine } from '../bench/describe-machine.ts';
import { formatSecondsSince } from '@site/system/format-seconds.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { browserProgram, findProgram } from '@site/system/find-program.ts';
import { hostileHtml } from '@site/model/blog/cleaning/hostile-html.fixture.ts';
import { ArticleBrowser } from './blog/article-browser.ts';
import { describeFinding, fuzzCleaner, type CleanerFuzz } from './blog/fuzz-cleaner.ts';
import { describeMachineLine, formatFigures, writeFigures, type Figure } from './fuzz-document.ts';
import { readOptions, type FuzzOptions } from './options.ts';

/** Past these, more of the same is no help. */
const mostShown = 20;
const progressEvery = 10_000;

const count = (value: number) => value.toLocaleString('en-US');

function listFigures({ cleaned, opened, findings }: CleanerFuzz, { seed }: FuzzOptions, seconds: number): Figure[] {
  return [
    ['Vectors to start from', count(hostileHtml.length)],
    ['Hostile articles cleaned', count(cleaned)],
    ['Different results, each opened in Chromium twice', count(opened)],
    ['Scripts, dialogs, requests, navigations, foreign elements and attributes', count(findings.length)],
    ['Seeds', `${count(seed)} to ${count(seed + cleaned - 1)}`],
    ['Time', `${count(Math.round(seconds))} s`],
  ];
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), 10_000);
  const stop = listenForStop();
  const browser = await ArticleBrowser.open(findProgram(browserProgram));
  const startedAt = performance.now();
  try {
    const result = await fuzzCleaner({
      ...options,
      browser,
      signal: stop.signal,
      onProgress: ({ cleaned, opened, findings }) => {
        if (cleaned % progressEvery !== 0 && cleaned !== options.count) return;
        const counts = `${count(cleaned)} of ${count(options.count)} cleaned, ${count(opened)} different`;
        console.log(`${counts}, ${count(findings.length)} findings, ${formatSecondsSince(startedAt)}`);
      },
    });
    for (const finding of result.findings.slice(0, mostShown)) console.error(describeFinding(finding));
    if (stop.signal.aborted) return stop.exitCode();
    const verdict = `${count(result.cleaned)} hostile articles, ${count(result.opened)} results opened`;
    console.log(`${verdict}: ${count(result.findings.length)} findings in ${formatSecondsSince(startedAt)}.`);
    if (options.write) {
      const seconds = (performance.now() - startedAt) / 1000;
      const machine = describeMachineLine(describeMachine(browser.version));
      await writeFigures('npm run fuzz', `${formatFigures(listFigures(result, options, seconds))}\n\n${machine}`);
    }
    return result.findings.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

await runMain(main);
