/**
 * `npm run fuzz:content`: spoils the content in 1,000 ways, one at a time, and sees that the check says what is wrong or that
 * the site is built all the same; writes the figures to docs/fuzz.md. `--seed 42 --count 1` spoils it once again in that way.
 * Without `--write`, as in `npm test`, nothing is built or written.
 */
import path from 'node:path';
import { describeMachine } from '../bench/describe-machine.ts';
import { withProjectCopy } from '@site/system/copy-project.ts';
import { formatSecondsSince } from '@site/system/format-seconds.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { makeContentMutation } from './content/content-mutation.ts';
import { BuildFuzzer, type BuildFuzz } from './content/fuzz-build.ts';
import { fuzzCheck, type CheckFuzz, type ContentFinding } from './content/fuzz-check.ts';
import { readOriginals } from './content/originals.ts';
import { SpoiltCopy } from './content/spoilt-copy.ts';
import { describeMachineLine, formatFigures, writeFigures, type Figure } from './fuzz-document.ts';
import { readOptions, type FuzzOptions } from './options.ts';

const root = path.join(import.meta.dirname, '../../..');
const progressEvery = 100;

interface Outcome {
  readonly checked: CheckFuzz;
  /** Undefined where nothing was built. */
  readonly built: BuildFuzz | undefined;
}

const count = (value: number) => value.toLocaleString('en-US');

function describeFinding({ mutation, what }: ContentFinding): string {
  return `seed ${String(mutation.seed)}, ${mutation.what}: ${what}`;
}

async function fuzz({ seed, count: wanted, write }: FuzzOptions, signal: AbortSignal): Promise<Outcome> {
  const startedAt = performance.now();
  const originals = await readOriginals(path.join(root, 'content'));
  const mutations = Array.from({ length: wanted }, (_, index) => makeContentMutation(seed + index, originals));
  const say = (line: string) => {
    console.log(`${line} (${formatSecondsSince(startedAt)})`);
  };
  return withProjectCopy(root, async (folder) => {
    const copy = new SpoiltCopy(root, folder, originals);
    const checked = await fuzzCheck(copy, mutations, signal, (done) => {
      if (done % progressEvery === 0) say(`${count(done)} of ${count(wanted)} checked`);
    });
    for (const finding of checked.findings) console.error(describeFinding(finding));
    if (!write || signal.aborted) return { checked, built: undefined };
    const fuzzer = new BuildFuzzer(copy, signal, say, (finding) => {
      console.error(describeFinding(finding));
    });
    return { checked, built: await fuzzer.run(checked.passed) };
  });
}

function listFigures(
  { seed, count: wanted }: FuzzOptions,
  checked: CheckFuzz,
  built: BuildFuzz,
  seconds: number,
): Figure[] {
  const findings = checked.findings.length + built.findings.length;
  return [
    ['Mutations', count(wanted)],
    ['Stopped by the check, with file, field and advice', count(checked.stopped.length)],
    ['Passed by the check, and built', count(built.built)],
    ['Builds for those', count(built.builds)],
    ['Faults: the check throws or says what helps nobody, the build fails, a page is wrong', count(findings)],
    ['Seeds', `${count(seed)} to ${count(seed + wanted - 1)}`],
    ['Time', `${count(Math.round(seconds))} s`],
  ];
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), 1_000);
  const stop = listenForStop();
  const startedAt = performance.now();
  const { checked, built } = await fuzz(options, stop.signal);
  if (stop.signal.aborted) return stop.exitCode();
  const findings = checked.findings.length + (built?.findings.length ?? 0);
  const builds = built ? `, built in ${count(built.builds)} builds` : '';
  const counts = `${count(checked.stopped.length)} stopped by the check, ${count(checked.passed.length)} passed${builds}`;
  console.log(
    `${count(options.count)} mutations: ${counts}; ${count(findings)} findings in ${formatSecondsSince(startedAt)}.`,
  );
  if (built) {
    const seconds = (performance.now() - startedAt) / 1000;
    const figures = formatFigures(listFigures(options, checked, built, seconds));
    await writeFigures('npm run fuzz:content', `${figures}\n\n${describeMachineLine(describeMachine(''))}`);
  }
  return findings > 0 ? 1 : 0;
}

await runMain(main);
