/** `npm run bench`: measures what the site costs visitors. `npm run bench -- --help` lists its options. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '@site/system/build-site.ts';
import { readCommandLine } from '@site/system/command-line.ts';
import { browserProgram } from '@site/system/find-program.ts';
import { fillSection } from '@site/system/fill-section.ts';
import { readNumberOption } from '@site/system/number-option.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { describeMachine } from '../machine.ts';
import { launchBrowser, openSite } from '../site.ts';
import { countMusicVideos, listBuildCost, measureContentCheck, measureSecondBuild, withGrownSite } from './builds.ts';
import { measureInteractions } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoop } from './loop.ts';
import { measureNavigation } from './navigation.ts';
import { measureHome, measureLoadedPages, measurePageSizes } from './pages.ts';
import { measurePaint } from './paint.ts';
import { measurePlannerScripts } from './planner.ts';
import { measureGrowth, measurePortfolioScripts } from './portfolio.ts';
import {
  formatHeadlines,
  formatLoop,
  formatTables,
  formatVisitors,
  readmeMarks,
  resultMarks,
  type Row,
} from './rows.ts';
import { measureSearch } from './search.ts';
import type { Bench } from './site.ts';
import { measureSystemFonts } from './system-fonts.ts';

/** Everything that the bench measures, in this order, by the names that `--only` takes. */
const subjects: Readonly<Record<string, (bench: Bench) => Promise<Row[]>>> = {
  'page-sizes': measurePageSizes,
  'loaded-pages': measureLoadedPages,
  home: measureHome,
  paint: measurePaint,
  'system-fonts': measureSystemFonts,
  navigation: measureNavigation,
  interaction: measureInteractions,
  'portfolio-scripts': measurePortfolioScripts,
  'planner-scripts': measurePlannerScripts,
  growth: measureGrowth,
  search: measureSearch,
  lighthouse: measureLighthouse,
  'content-check': measureContentCheck,
  'second-build': measureSecondBuild,
  'build-cost': (bench) => Promise.resolve(listBuildCost(bench)),
};

const root = path.join(import.meta.dirname, '../../..');

/** @throws with what to write if an option has an invalid value. */
function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const { values } = readCommandLine(args, {
    command: 'npm run bench',
    does: 'Measures what the site costs visitors. Writes bench/results.md and the table of README.md.',
    options: {
      videos: { ...text, value: 'number', help: 'also builds a copy of the site with so many music videos' },
      'lighthouse-runs': { ...text, value: 'number', help: 'on each page; 5 if left out, 0 runs no Lighthouse' },
      only: {
        ...text,
        value: 'subject',
        help: `writes nothing, and measures one of ${Object.keys(subjects).join(', ')}`,
      },
      against: {
        ...text,
        value: 'dist',
        help: 'writes nothing, and compares first and largest paint with another build',
      },
      loop: { type: 'boolean', default: false, help: 'measures what developers wait for instead' },
    },
  });
  const readNumber = (name: 'videos' | 'lighthouse-runs', usual: number, least: number) =>
    readNumberOption({ name: `--${name}`, value: values[name], usual, least, most: 99_999 });
  const only = values.against === undefined ? values.only : 'paint';
  if (only !== undefined && !(only in subjects)) {
    throw new Error(`--only is "${only}": write one of ${Object.keys(subjects).join(', ')}.`);
  }
  return {
    only,
    against: values.against,
    loop: values.loop,
    videos: values.videos === undefined ? undefined : readNumber('videos', 10_000, 1),
    lighthouseRuns: readNumber('lighthouse-runs', 5, 0),
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

/** Replaces the parts between comments in a file of the project. */
async function fillFile(name: string, marks: readonly [string, string], text: string): Promise<void> {
  const file = path.join(root, name);
  await writeFile(file, fillSection(name, await readFile(file, 'utf8'), marks, text));
  console.log(`Written to ${name}.`);
}

await runMain(async () => {
  const args = process.argv.slice(2);
  const command = ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  const { only, videos, loop, ...options } = readOptions(args);
  const { signal } = listenForStop();
  await buildSite(root, signal);
  if (loop) {
    const rows = await measureLoop(root, signal);
    await fillFile('bench/results.md', resultMarks.loop, formatLoop(rows, describeMachine(''), command));
    return 0;
  }
  await using browser = await launchBrowser({}, browserProgram);
  await using site = await openSite(path.join(root, 'dist'));
  const bench = { ...options, root, signal, browser, site, videos: await countMusicVideos(root) };
  const rows =
    videos === undefined
      ? await measureSubjects(bench, only)
      : await withGrownSite(root, videos, signal, (grown) => measureSubjects({ ...bench, grown }, only));
  console.log(`\n${formatTables(rows)}`);
  // A file with one subject would look complete.
  if (only !== undefined) return 0;
  const machine = describeMachine(browser.version());
  await fillFile('bench/results.md', resultMarks.visitors, formatVisitors(rows, machine, command));
  await fillFile('README.md', readmeMarks, formatHeadlines(rows));
  return 0;
});
