/**
 * `npm run bench`: measures what the site costs visitors, and writes bench/results.md and bench/results.json.
 * `npm run bench -- --videos 10000` also builds the site with that many music videos, in a temporary folder, and says what
 * each of them cost; it takes minutes.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { copyProject } from '../process/copy-project.ts';
import { listenForStop } from '../process/stop-signal.ts';
import { buildSite } from '../serve/build-site.ts';
import { hashSources, isBuildCurrent } from '../serve/build-stamp.ts';
import { findBrowser } from '../test/find-browser.ts';
import { thisMachine } from '../test/machine.ts';
import { listBuildCost } from './build-cost.ts';
import { describeMachine, type MachineFacts } from './describe-machine.ts';
import { countMusicVideos, growCatalogue } from './grow-catalogue.ts';
import { measureLoadMore } from './load-more.ts';
import { measureBuild } from './measure-build.ts';
import { measurePortfolioScripts } from './portfolio-scripts.ts';
import { formatJson, formatMarkdown, formatTables } from './report.ts';
import type { Row } from './row.ts';
import { measureSearch } from './search.ts';
import { withSite, type Bench, type GrownSite, type Subject } from './site.ts';
import { runMain } from '../process/run-main.ts';

const root = path.join(import.meta.dirname, '../..');

const subjects: readonly Subject[] = [
  measurePortfolioScripts,
  measureLoadMore,
  measureSearch,
  (bench) => Promise.resolve(listBuildCost(bench)),
];

interface Measured {
  readonly rows: readonly Row[];
  readonly machine: MachineFacts;
}

/** Reads how many music videos to generate a catalogue of; undefined to measure the real one alone. */
function readVideoCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Error(`--videos is '${text}': write how many music videos there shall be, such as --videos 10000`);
}

async function measureSubjects(bench: Omit<Bench, 'browser'>, signal: AbortSignal): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(thisMachine(root, signal)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const rows: Row[] = [];
    for (const subject of subjects) rows.push(...(await subject({ ...bench, browser })));
    return { rows, machine: describeMachine(browser.version()) };
  } finally {
    await browser.close();
  }
}

/** Copies the project into a temporary folder while it is used. */
async function withCopy<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await copyProject(root);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Measures the real catalogue, and a grown one where a number of videos is given. */
async function measure(videos: number | undefined, signal: AbortSignal): Promise<Measured> {
  return withSite(root, await countMusicVideos(root), async (site) => {
    if (videos === undefined) return measureSubjects({ site }, signal);
    console.log('Building a copy of the site as it is …');
    const normalCost = await withCopy((folder) => measureBuild(folder, signal));
    return withCopy(async (folder) => {
      const added = await growCatalogue(folder, videos);
      console.log(`Building a copy with ${String(added)} more music videos …`);
      const cost = await measureBuild(folder, signal);
      return withSite(folder, videos, async (open) => {
        const grown: GrownSite = { ...open, added, cost, normalCost };
        return measureSubjects({ site, grown }, signal);
      });
    });
  });
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { videos: { type: 'string' } } });
  const videos = readVideoCount(values.videos);
  const stop = listenForStop();
  const isCurrent = await isBuildCurrent(root, await hashSources(root));
  if (!isCurrent && !(await buildSite({ root, signal: stop.signal }))) return stop.exitCode() || 1;

  const { rows, machine } = await measure(videos, stop.signal);
  const command = `npm run bench${videos === undefined ? '' : ` -- --videos ${String(videos)}`}`;
  console.log(`\n${formatTables(rows)}\n`);
  const folder = path.join(root, 'bench');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'results.md'), formatMarkdown(rows, machine, command));
  await writeFile(path.join(folder, 'results.json'), formatJson(rows, machine, command));
  console.log('Written to bench/results.md and bench/results.json.');
  return 0;
}

await runMain(main);
