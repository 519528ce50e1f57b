/**
 * `npm run fuzz -- --count 1000000` cleans that many hostile articles, opens the results in a browser, and writes the
 * figures to docs/fuzz.md. `--seed 42 --count 1` makes one article again. Without `--write`, nothing is written.
 */
import path from 'node:path';
import { describeMachine } from '../bench/describe-machine.ts';
import { formatSecondsSince } from '../process/format-seconds.ts';
import { runMain } from '../process/run-main.ts';
import { listenForStop } from '../process/stop-signal.ts';
import { findBrowser } from '../test/find-browser.ts';
import { thisMachine } from '../test/machine.ts';
import { hostileHtml } from '../../src/domain/blog/cleaning/hostile-html.fixture.ts';
import { openArticleBrowser } from './blog/article-browser.ts';
import { fuzzCleaner, type CleanerFuzz } from './blog/fuzz-cleaner.ts';
import { describeMachineLine, formatFigures, writeFigures, type Figure } from './fuzz-document.ts';
import { readOptions, type FuzzOptions } from './options.ts';

const root = path.join(import.meta.dirname, '../..');

/** More findings of the same kind are no help. */
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
  const browser = await openArticleBrowser(await findBrowser(thisMachine(root, stop.signal)));
  const startedAt = performance.now();
  const describe = ({ cleaned, opened, findings }: CleanerFuzz) =>
    `${count(cleaned)} hostile articles, ${count(opened)} results opened, ${count(findings.length)} findings, ${formatSecondsSince(startedAt)}`;
  const onProgress = (done: CleanerFuzz) => {
    if (done.cleaned % progressEvery === 0 || done.cleaned === options.count) console.log(describe(done));
  };
  try {
    const result = await fuzzCleaner({ ...options, browser, signal: stop.signal, onProgress });
    for (const finding of result.findings.slice(0, mostShown)) console.error(finding);
    if (stop.signal.aborted) return stop.exitCode();
    if (options.write) {
      const figures = formatFigures(listFigures(result, options, (performance.now() - startedAt) / 1000));
      await writeFigures('npm run fuzz', `${figures}\n\n${describeMachineLine(describeMachine(browser.version))}`);
    }
    return result.findings.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

await runMain(main);
