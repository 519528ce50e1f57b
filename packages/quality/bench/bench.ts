/**
 * `npm run bench`: measures what the site costs visitors, and writes bench/results.md and bench/results.json.
 * `npm run bench -- --videos 10000` also builds the site with that many music videos, in a temporary folder, and says what
 * each of them cost; it takes minutes. `npm run bench -- --lighthouse-runs 1` has Lighthouse look once at each page instead
 * of five times, 0 not at all. `npm run bench -- --only load` measures one subject of subjects.ts and writes nothing;
 * `--load-seconds 10` has each server under load for ten seconds instead of sixty.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { shareBuildCaches, withProjectCopy } from '@site/system/copy-project.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { browserProgram, findProgram } from '@site/system/find-program.ts';
import { describeMachine, type MachineFacts } from './describe-machine.ts';
import { countMusicVideos, growCatalogue } from './grow-catalogue.ts';
import { measureBuild, type BuildCost } from './measure-build.ts';
import { readOptions, type BenchOptions } from './options.ts';
import { fillReadme, readResults } from './readme-table.ts';
import { formatJson, formatMarkdown, formatTables } from './report.ts';
import type { Row } from './row.ts';
import { withSite, type Bench, type GrownSite } from './site.ts';
import { subjects } from './subjects.ts';
import { runMain } from '@site/system/run-main.ts';

const root = path.join(import.meta.dirname, '../../..');

interface Measured {
  readonly rows: readonly Row[];
  readonly machine: MachineFacts;
}

type Sites = Pick<Bench, 'site' | 'grown'>;

async function measureSubjects(sites: Sites, options: BenchOptions, signal: AbortSignal): Promise<Measured> {
  const { only, lighthouseRuns, loadSeconds } = options;
  const browserPath = findProgram(browserProgram);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const rows: Row[] = [];
    for (const [name, subject] of Object.entries(subjects)) {
      if (only !== undefined && name !== only) continue;
      rows.push(...(await subject({ ...sites, root, signal, browser, browserPath, lighthouseRuns, loadSeconds })));
      signal.throwIfAborted();
    }
    return { rows, machine: describeMachine(browser.version()) };
  } finally {
    await browser.close();
  }
}

/**
 * What a build costs that finds all that earlier ones keep. What the first one made, such as cards of generated videos,
 * stays with the project: a later bench starts with it.
 */
async function measureWarmBuild(folder: string, signal: AbortSignal): Promise<BuildCost> {
  await measureBuild(folder, signal);
  await shareBuildCaches(folder, root);
  return measureBuild(folder, signal);
}

/** Measures the real catalogue, and a grown one where a number of videos is given. */
async function measure(options: BenchOptions, signal: AbortSignal): Promise<Measured> {
  const { videos } = options;
  return withSite(root, await countMusicVideos(root), async (site) => {
    if (videos === undefined) return measureSubjects({ site }, options, signal);
    console.log('Building a copy of the site as it is, twice …');
    const normalCost = await withProjectCopy(root, (folder) => measureWarmBuild(folder, signal));
    return withProjectCopy(root, async (folder) => {
      const added = await growCatalogue(folder, videos);
      console.log(`Building a copy with ${String(added)} more music videos, twice …`);
      const cost = await measureWarmBuild(folder, signal);
      return withSite(folder, videos, async (open) => {
        const grown: GrownSite = { ...open, added, cost, normalCost };
        return measureSubjects({ site, grown }, options, signal);
      });
    });
  });
}

/** Writes the figures for people, for programs, and for the README. */
async function writeResults({ rows, machine }: Measured, command: string): Promise<void> {
  const [folder, readme] = [path.join(root, 'bench'), path.join(root, 'README.md')];
  const json = formatJson(rows, machine, command);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'results.md'), formatMarkdown(rows, machine, command));
  await writeFile(path.join(folder, 'results.json'), json);
  await writeFile(readme, fillReadme(await readFile(readme, 'utf8'), readResults(json)));
  console.log('Written to bench/results.md, bench/results.json and the table of README.md.');
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const options = readOptions(args, Object.keys(subjects));
  const stop = listenForStop();
  const measured = await measure(options, stop.signal);
  console.log(`\n${formatTables(measured.rows)}\n`);
  // Files with one subject in them would be taken for all there is.
  if (options.only !== undefined) return 0;
  await writeResults(measured, ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '));
  return 0;
}

await runMain(main);
