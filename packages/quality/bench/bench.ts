/**
 * `npm run bench`: measures what the site costs visitors, and writes bench/results.md and the README's table.
 * `npm run bench -- weights paint` measures some subjects and writes nothing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '../build-site.ts';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { fillSection } from '@site/delivery/hosting/fill-section.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { listenForStop } from '@site/model/command/stop-signal.ts';
import { describeMachine, formatMachine } from '../machine.ts';
import { launchBrowser, openSite } from '../site.ts';
import { builds } from './builds.ts';
import { interactionRows } from './interactions.ts';
import { lighthouseRows } from './lighthouse.ts';
import { openBlank } from './pages.ts';
import { paint } from './paint.ts';
import { formatTable, listCells, type Bench, type Measure, type Row } from './rows.ts';
import { weights } from './weights.ts';

const subjects: Readonly<Record<string, readonly Measure[]>> = {
  weights,
  paint,
  interactions: interactionRows,
  lighthouse: lighthouseRows,
  builds,
};

const root = path.join(import.meta.dirname, '../../..');

/** Measures a row after another; where another build is named, each row of it in turn. */
async function measureAll(bench: Bench, names: readonly string[], against: string | undefined): Promise<Row[]> {
  await using other = against === undefined ? undefined : await openSite(against);
  return await Array.fromAsync(
    names.flatMap((name) => subjects[name] ?? []),
    async (measure) => {
      bench.signal.throwIfAborted();
      const row = await measure(bench);
      console.log([...listCells(row), row.note].join('\t'));
      if (other)
        console.log(['  the other build', ...listCells(await measure({ ...bench, site: other })).slice(1)].join('\t'));
      return row;
    },
  );
}

await runMain(async () => {
  const known = Object.keys(subjects);
  const { values, positionals } = readCommandLine(process.argv.slice(2), {
    command: 'npm run bench',
    does: 'Measures what the site costs visitors. Writes bench/results.md and the table of README.md, unless subjects are named.',
    takes: `[${known.join(' ')}]`,
    options: {
      against: {
        type: 'string',
        value: 'dist',
        help: 'also measures another build, row by row in turn; writes nothing',
      },
    },
  });
  const wrong = positionals.find((name) => !known.includes(name));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not measured: write some of ${known.join(', ')}.`);
  const { signal } = listenForStop();
  await buildSite(root, signal);
  const dist = path.join(root, 'dist');
  await using browser = await launchBrowser();
  await using site = await openSite(dist);
  await using blank = await openBlank(root, dist);
  const isWhole = positionals.length === 0;
  const rows = await measureAll({ root, signal, browser, site, blank }, isWhole ? known : positionals, values.against);
  if (!isWhole || values.against !== undefined) return 0;
  const machine = describeMachine(browser.version());
  const results = `# What the site costs

Written by \`npm run bench\` on ${machine.date}: ${formatMachine(machine)}.

Bytes are after Brotli 11. "×" is the time in relation to that of a blank page, which is served and measured in turn with the site's, so that a busy machine slows both down. "Slow phone" is a processor 4 times slower than this machine's; paints also have a network with 150 ms of latency and 1.6 Mbit/s.

${formatTable(rows, true)}
`;
  await writeFile(path.join(root, 'bench/results.md'), results);
  const readme = path.join(root, 'README.md');
  const marks = ['bench: written by npm run bench', '/bench'] as const;
  await writeFile(readme, fillSection('README.md', await readFile(readme, 'utf8'), marks, formatTable(rows, false)));
  console.log('Written to bench/results.md and README.md.');
  return 0;
});
