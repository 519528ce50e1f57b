/**
 * `npm run fuzz:content`: corrupts the content in 1,000 ways, one at a time, and expects the check to say what is wrong or the
 * site to be built correctly; writes the figures to docs/fuzz.md. fast-check shrinks a finding to the smallest corruption that
 * shows it. Without `--write`, as in `npm test`, nothing is built or written.
 */
import path from 'node:path';
import fc from 'fast-check';
import { checkContent } from '@site/model/check/check-content.ts';
import { withProjectCopy } from '@site/system/copy-project.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { formatCount, formatElapsed, readOptions, writeFigures } from './command.ts';
import { ContentCopy } from './content/content-copy.ts';
import { corruptions, listChanges, readOriginals, type Change } from './content/corruptions.ts';
import { listMessageFaults } from './content/list-faults.ts';

const root = path.join(import.meta.dirname, '../../..');
/** Fixed content, so that the corruptions do not depend on what an owner writes. */
const fixture = 'tests/fixture';
const say = (line: string) => {
  console.log(`${line} (${formatElapsed()})`);
};

/** Content that the check accepts, by a description of the corruption. */
type Accepted = Map<string, readonly Change[]>;

const listAll = (group: Accepted) => [...group.values()].flat();

/** @throws with the finding: an exception of the check, or a message that does not help. */
async function isAccepted(copy: ContentCopy, changes: readonly Change[]): Promise<boolean> {
  const problems = await copy.with(changes, () => checkContent(copy.content));
  const files = changes.map(({ file }) => file);
  const faults = listMessageFaults(problems, files);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return problems.length === 0;
}

/** Takes corruptions that can be built together: of different files, and accepted by the check as one. */
async function takeGroup(copy: ContentCopy, waiting: Accepted): Promise<Accepted> {
  const group: Accepted = new Map();
  for (const [what, changes] of waiting) {
    const together = [...listAll(group), ...changes];
    const isFree = new Set(together.map(({ file }) => file)).size === together.length;
    if (isFree && (await copy.with(together, () => checkContent(copy.content))).length === 0) group.set(what, changes);
  }
  for (const what of group.keys()) waiting.delete(what);
  return group;
}

/** Builds all accepted corruptions, many at once; if that fails, each alone. @returns the number of builds. */
async function buildAll(copy: ContentCopy, waiting: Accepted, findings: string[], signal: AbortSignal) {
  let builds = 0;
  const build = async (group: Accepted) => {
    if (signal.aborted) return;
    const faults = await copy.with(listAll(group), () => copy.build(signal));
    builds += 1;
    if (faults.length === 0) return;
    findings.push(`${[...group.keys()].join('; ')}: ${faults.slice(0, 3).join('\n')}`);
    if (group.size > 1) for (const alone of group) await build(new Map([alone]));
  };
  while (waiting.size > 0 && !signal.aborted) {
    const group = await takeGroup(copy, waiting);
    say(`Building with ${formatCount(group.size)} corruptions that the check accepts …`);
    await build(group);
  }
  return builds;
}

await runMain(async () => {
  const { count, seed, write } = readOptions(
    'npm run fuzz:content',
    'Corrupts the content, one file at a time, and expects the check to say so or the site to be built.',
    1_000,
  );
  const stop = listenForStop();
  const { signal } = stop;
  const originals = await readOriginals(path.join(root, fixture));
  const accepted: Accepted = new Map();
  const findings: string[] = [];
  let [checked, builds] = [0, 0];
  await withProjectCopy(root, fixture, async (folder) => {
    const copy = new ContentCopy(folder, originals);
    const property = fc.asyncProperty(corruptions([...originals.keys()]), async (corruption) => {
      const original = originals.get(corruption.file);
      const changes = original ? listChanges(original, corruption) : [];
      fc.pre(changes.length > 0);
      if (signal.aborted) return;
      if (await isAccepted(copy, changes)) accepted.set(fc.stringify(corruption), changes);
      checked += 1;
      if (checked % 100 === 0) say(`${formatCount(checked)} of ${formatCount(count)} checked`);
    });
    await fc.assert(property, { seed, numRuns: count, includeErrorInReport: true });
    if (write) builds = await buildAll(copy, new Map(accepted), findings, signal);
  });
  if (signal.aborted) return stop.exitCode();
  const [stopped, passed] = [formatCount(checked - accepted.size), formatCount(accepted.size)];
  const counts = `${stopped} stopped by the check, ${passed} accepted, ${formatCount(builds)} builds`;
  say(`${formatCount(checked)} corruptions: ${counts}, ${formatCount(findings.length)} findings`);
  if (findings.length > 0) throw new Error(findings.join('\n\n'));
  const figures = [
    ['Corruptions', formatCount(checked)],
    ['Stopped by the check, with file, field and advice', stopped],
    ['Accepted by the check, and built', passed],
    ['Builds for those', formatCount(builds)],
    ['Faults: the check throws or its message does not help, the build fails, a page is wrong', '0'],
    ['Seed', formatCount(seed)],
    ['Time', formatElapsed()],
  ] as const;
  if (write) await writeFigures('npm run fuzz:content', figures);
  return 0;
});
