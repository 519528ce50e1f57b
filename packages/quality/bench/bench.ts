/**
 * `npm run bench`: measures the site's cost for visitors, compared with an earlier commit and a blank page, and writes
 * it into README.md.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { listenForStop } from '@site/model/command/stop-signal.ts';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { listPages, openSite, type OpenSite } from '../site.ts';
import { weighParts, type WeighedPart } from '../test/check-sizes.ts';
import { buildCommit } from './earlier-build.ts';
import { startLighthouse, type Audits, type RunningLighthouse } from './lighthouse.ts';

const root = path.join(import.meta.dirname, '../../..');

const runCount = 3;

/** One page of each template, if the site has it. */
const templates = ['/', '/music-videos', '/about', '/about-regulus', '/plan', '/blog'];

function choosePages(dist: string): string[] {
  const all = listPages(dist);
  return [...templates, ...all.filter((page) => page.startsWith('/videos/'))].filter((page) => all.includes(page));
}

/** A part of a page in bytes after Brotli, or a Lighthouse audit; the worst page counts. */
const rows: readonly { readonly what: string; readonly unit: string; readonly of: WeighedPart | keyof Audits }[] = [
  { what: 'HTML with its style, heaviest page', unit: 'bytes', of: 'page' },
  { what: 'Head to first section, heaviest page', unit: 'bytes', of: 'firstSection' },
  { what: 'Scripts of a page with React, heaviest page', unit: 'bytes', of: 'islandScripts' },
  { what: 'All bytes before a scroll, heaviest page', unit: 'bytes', of: 'total-byte-weight' },
  { what: 'First contentful paint, slowest page', unit: 'ms', of: 'first-contentful-paint' },
  { what: 'Largest contentful paint, slowest page', unit: 'ms', of: 'largest-contentful-paint' },
  { what: 'Total blocking time, worst page', unit: 'ms', of: 'total-blocking-time' },
  { what: 'Layout shift, worst page', unit: '', of: 'cumulative-layout-shift' },
];

const blankPage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Blank</title><main><section><h1>Blank</h1></section></main>`;

/** Serves a blank page with the site's headers. */
async function openBlank(dist: string): Promise<OpenSite> {
  const folder = path.join(root, '.cache/bench/blank');
  await mkdir(folder, { recursive: true });
  for (const file of ['index.html', '404.html']) await writeFile(path.join(folder, file), blankPage);
  for (const file of ['_headers', '_redirects']) await copyFile(path.join(dist, file), path.join(folder, file));
  return openSite(folder);
}

interface Column {
  readonly site: OpenSite;
  readonly addresses: readonly string[];
  /** The audits of each run, by the page's address. */
  readonly audits: Map<string, Audits[]>;
}

/** Interleaved, so that a busy machine slows all of them down. */
async function audit(lighthouse: RunningLighthouse, columns: readonly Column[], signal: AbortSignal): Promise<void> {
  for (let run = 0; run < runCount; run += 1) {
    for (const address of new Set(columns.flatMap(({ addresses }) => addresses))) {
      for (const { site, audits } of columns.filter(({ addresses }) => addresses.includes(address))) {
        signal.throwIfAborted();
        audits.set(address, [...(audits.get(address) ?? []), await lighthouse.measure(site.origin + address)]);
      }
      console.log(`Run ${run + 1} of ${runCount}: ${address}`);
    }
  }
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
}

async function listFigures({ site, audits }: Column): Promise<string[]> {
  const parts = await weighParts(site.dist);
  return rows.map(({ of, unit }) => {
    const figures =
      of in parts
        ? [...parts[of as WeighedPart].values()]
        : [...audits.values()].map((runs) => median(runs.map((run) => run[of as keyof Audits])));
    const worst = Math.max(...figures);
    if (!Number.isFinite(worst)) return '';
    return unit === '' ? worst.toFixed(3) : `${Math.round(worst).toLocaleString('en-US')} ${unit}`;
  });
}

await runMain(async () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm run bench',
    does: 'Measures what the site costs visitors, beside an earlier commit and a blank page. Writes the table of README.md.',
    options: { against: { type: 'string', default: 'HEAD^', value: 'commit', help: 'in place of the one before' } },
  });
  const { signal } = listenForStop();
  const code = await runCommand(process.execPath, ['packages/delivery/build/run.ts'], { root, signal });
  if (code !== 0) throw new Error(signal.aborted ? 'Stopped.' : 'The site could not be built.');
  using earlier = await buildCommit(root, values.against, signal);
  await using now = await openSite(path.join(root, 'dist'));
  await using before = await openSite(earlier.dist);
  await using blank = await openBlank(now.dist);
  await using lighthouse = await startLighthouse();
  const columns = [
    { site: now, addresses: choosePages(now.dist), audits: new Map() },
    { site: before, addresses: choosePages(before.dist), audits: new Map() },
    { site: blank, addresses: ['/'], audits: new Map() },
  ] satisfies Column[];
  await audit(lighthouse, columns, signal);
  const figures = await Promise.all(columns.map(listFigures));
  const head = ['what', 'now', earlier.name, 'a blank page'];
  const cells = rows.map(({ what }, index) => [what, ...figures.map((column) => column[index] ?? '')]);
  const table = markdownTable([head, ...cells], { align: ['', 'right', 'right', 'right'] });
  const machine = `${cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${availableParallelism()} cores, Chromium ${lighthouse.browserVersion}`;
  const written = `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`;
  const readme = path.join(root, 'README.md');
  const text = await readFile(readme, 'utf8');
  const [start, end] = ['<!-- bench -->', '<!-- /bench -->'];
  await writeFile(
    readme,
    `${text.split(start, 1)[0] ?? ''}${start}\n\n${table}\n\n${written}\n\n${end}${text.split(end)[1] ?? ''}`,
  );
  console.log(table);
  return 0;
});
