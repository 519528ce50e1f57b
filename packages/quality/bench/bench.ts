/**
 * `npm run bench`: measures what the site costs visitors, and writes bench/results.md, bench/results.json and the table of
 * README.md. Options, after `--`: `--videos 10000` also builds the site with that many music videos in a temporary folder;
 * `--lighthouse-runs 1` runs Lighthouse once on each page instead of five times, 0 leaves it out; `--load-seconds 10` puts
 * each server under load for ten seconds instead of 60; `--only load` measures one subject and writes nothing;
 * `--against <dist>` compares first and largest paint with another build, and writes nothing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillSection } from '@site/system/fill-section.ts';
import { readNumberOption } from '@site/system/number-option.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { describeMachine } from '../machine.ts';
import { launchBrowser, openSite } from '../site.ts';
import { countMusicVideos, listBuildCost, measureContentCheck, measureSecondBuild, withGrownSite } from './builds.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoad } from './load.ts';
import { measureNavigation } from './navigation.ts';
import { measureHome, measureLoadedPages, measurePageSizes } from './pages.ts';
import { measurePaint } from './paint.ts';
import { measureLoadMore, measurePortfolioScripts } from './portfolio.ts';
import { formatHeadlines, formatJson, formatMarkdown, formatTables, readmeMarks, type Row } from './rows.ts';
import { measureSearch } from './search.ts';
import type { Bench } from './site.ts';

/** Everything that the bench measures, in this order, by the names that `--only` takes. */
const subjects: Readonly<Record<string, (bench: Bench) => Promise<Row[]>>> = {
  'page-sizes': measurePageSizes,
  'loaded-pages': measureLoadedPages,
  home: measureHome,
  paint: measurePaint,
  navigation: measureNavigation,
  'portfolio-scripts': measurePortfolioScripts,
  'load-more': measureLoadMore,
  search: measureSearch,
  lighthouse: measureLighthouse,
  load: measureLoad,
  'content-check': measureContentCheck,
  'second-build': measureSecondBuild,
  'build-cost': (bench) => Promise.resolve(listBuildCost(bench)),
};

const root = path.join(import.meta.dirname, '../../..');

/** @throws with what to write if an option has an invalid value. */
function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { videos: text, 'lighthouse-runs': text, 'load-seconds': text, only: text, against: text };
  const { values } = parseArgs({ args, options });
  const readNumber = (name: 'videos' | 'lighthouse-runs' | 'load-seconds', usual: number, least: number) =>
    readNumberOption({ name: `--${name}`, value: values[name], usual, least, most: 99_999 });
  const only = values.against === undefined ? values.only : 'paint';
  if (only !== undefined && !(only in subjects)) {
    throw new Error(`--only is "${only}": write one of ${Object.keys(subjects).join(', ')}.`);
  }
  return {
    only,
    against: values.against,
    videos: values.videos === undefined ? undefined : readNumber('videos', 10_000, 1),
    lighthouseRuns: readNumber('lighthouse-runs', 5, 0),
    loadSeconds: readNumber('load-seconds', 60, 1),
  };
}

async function measureSubjects(bench: Bench, only: string | undefined): Promise<Row[]> {
  const chosen = Object.entries(subjects).filter(([name]) => only === undefined || name === only);
  const rows = await Array.fromAsync(chosen, ([, measure]) => {
    bench.signal.throwIfAborted();
    return measure(bench);
  });
  return rows.flat();
}

await runMain(async () => {
  const args = process.argv.slice(2);
  const { only, videos, ...options } = readOptions(args);
  const { signal } = listenForStop();
  await using browser = await launchBrowser();
  await using site = await openSite(path.join(root, 'dist'));
  const bench = { ...options, root, signal, browser, site, videos: await countMusicVideos(root) };
  const rows =
    videos === undefined
      ? await measureSubjects(bench, only)
      : await withGrownSite(root, videos, signal, (grown) => measureSubjects({ ...bench, grown }, only));
  console.log(`\n${formatTables(rows)}`);
  // Files with one subject would look complete.
  if (only !== undefined) return 0;
  const machine = describeMachine(browser.version());
  const command = ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  const readme = path.join(root, 'README.md');
  const filled = fillSection('README.md', await readFile(readme, 'utf8'), readmeMarks, formatHeadlines(rows));
  await writeFile(path.join(root, 'bench/results.md'), formatMarkdown(rows, machine, command));
  await writeFile(path.join(root, 'bench/results.json'), formatJson(rows, machine, command));
  await writeFile(readme, filled);
  console.log('Written to bench/results.md, bench/results.json and the table of README.md.');
  return 0;
});
