/**
 * `npm run fuzz:content`: corrupts the content in 1,000 ways, one at a time, and expects the check to say what is wrong or the
 * site to be built correctly; writes the figures to docs/fuzz.md. fast-check shrinks a finding to the smallest corruption that
 * shows it. Without `--write`, as in `npm test`, nothing is built or written.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { checkContent } from '@site/model/check/check-content.ts';
import { withProjectCopy } from '@site/system/copy-project.ts';
import { formatSecondsSince } from '@site/system/format-seconds.ts';
import { listFiles } from '@site/system/list-files.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { describeMachine } from '../bench/describe-machine.ts';
import { ContentCopy } from './content/content-copy.ts';
import { corruptions, listChanges, readOriginals, type Change } from './content/corruptions.ts';
import { listMessageFaults, listPageFaults } from './content/list-faults.ts';
import { describeMachineLine, formatFigures, writeFigures } from './fuzz-document.ts';
import { readOptions } from './options.ts';

const root = path.join(import.meta.dirname, '../../..');
const stop = listenForStop();
const startedAt = performance.now();
const isStopped = () => stop.signal.aborted;

const count = (value: number) => value.toLocaleString('en-US');
const say = (line: string) => {
  console.log(`${line} (${formatSecondsSince(startedAt)})`);
};

const describeError = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Content that the check accepts, by a description of the corruption. */
type Accepted = Map<string, readonly Change[]>;

/** @throws with the finding: an exception of the check, or a message that does not help. */
async function check(copy: ContentCopy, changes: readonly Change[]): Promise<boolean> {
  const problems = await copy.with(changes, () => checkContent(copy.content));
  const faults = listMessageFaults(
    problems,
    changes.map(({ file }) => file),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return problems.length === 0;
}

/** Builds accepted content and looks at every page. @returns the faults. */
async function build(copy: ContentCopy, changes: readonly Change[]): Promise<string[]> {
  return copy.with(changes, async () => {
    const failure = await copy.build(stop.signal);
    if (isStopped()) return [];
    if (failure !== undefined) return [`the build fails though the check finds nothing: ${failure.slice(-1_500)}`];
    const dist = path.join(copy.folder, 'dist');
    const pages = listFiles(dist).filter((file) => file.endsWith('.html'));
    const read = async (file: string) => listPageFaults(await readFile(path.join(dist, file), 'utf8'));
    return (await Promise.all(pages.map(async (file) => (await read(file)).map((fault) => `${file} ${fault}`)))).flat();
  });
}

/** Takes corruptions that can be built together: of different files, and accepted by the check as one. */
async function takeGroup(copy: ContentCopy, waiting: Accepted): Promise<Accepted> {
  const group: Accepted = new Map();
  for (const [what, changes] of waiting) {
    const all = [...group.values()].flat();
    const isFree = changes.every(({ file }) => !all.some((other) => other.file === file));
    const together = [...all, ...changes];
    if (isFree && (await copy.with(together, () => checkContent(copy.content))).length === 0) group.set(what, changes);
  }
  for (const what of group.keys()) waiting.delete(what);
  return group;
}

/** Builds all accepted corruptions, many at once; if that fails, each alone. @returns the number of builds. */
async function buildAll(copy: ContentCopy, waiting: Accepted, findings: string[]): Promise<number> {
  let builds = 0;
  const report = async (what: string, changes: readonly Change[]) => {
    const faults = await build(copy, changes);
    builds += 1;
    if (faults.length > 0) findings.push(`${what}: ${faults.slice(0, 3).join('\n')}`);
    return faults.length === 0;
  };
  while (waiting.size > 0 && !isStopped()) {
    const group = await takeGroup(copy, waiting);
    say(`Building with ${count(group.size)} corruptions that the check accepts …`);
    const isGood = await report([...group.keys()].join('; '), [...group.values()].flat());
    if (!isGood) for (const [what, changes] of group) if (!isStopped()) await report(what, changes);
  }
  return builds;
}

await runMain(async () => {
  const options = readOptions(process.argv.slice(2), 1_000);
  const originals = await readOriginals(path.join(root, 'content'));
  const accepted: Accepted = new Map();
  const findings: string[] = [];
  let checked = 0;
  let builds = 0;
  await withProjectCopy(root, async (folder) => {
    const copy = new ContentCopy(folder, originals);
    const property = fc.asyncProperty(corruptions([...originals.keys()]), async (corruption) => {
      const original = originals.get(corruption.file);
      const changes = original ? listChanges(original, corruption) : [];
      fc.pre(changes.length > 0);
      if (isStopped()) return;
      if (await check(copy, changes)) accepted.set(fc.stringify(corruption), changes);
      checked += 1;
      if (checked % 100 === 0) say(`${count(checked)} of ${count(options.count)} checked`);
    });
    const result = await fc.check(property, { seed: options.seed, numRuns: options.count });
    if (result.failed)
      findings.push(`${(await fc.asyncDefaultReportMessage(result)) ?? ''}\n${describeError(result.errorInstance)}`);
    if (options.write && !result.failed) builds = await buildAll(copy, new Map(accepted), findings);
  });
  if (isStopped()) return stop.exitCode();
  const stopped = checked - accepted.size;
  const counts = `${count(stopped)} stopped by the check, ${count(accepted.size)} accepted, ${count(builds)} builds`;
  say(`${count(checked)} corruptions: ${counts}, ${count(findings.length)} findings`);
  if (findings.length > 0) throw new Error(findings.join('\n\n'));
  if (options.write) {
    const figures = formatFigures([
      ['Corruptions', count(checked)],
      ['Stopped by the check, with file, field and advice', count(stopped)],
      ['Accepted by the check, and built', count(accepted.size)],
      ['Builds for those', count(builds)],
      ['Faults: the check throws or its message does not help, the build fails, a page is wrong', '0'],
      ['Seed', count(options.seed)],
      ['Time', formatSecondsSince(startedAt)],
    ]);
    await writeFigures('npm run fuzz:content', `${figures}\n\n${describeMachineLine(describeMachine(''))}`);
  }
  return 0;
});
