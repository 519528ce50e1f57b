/** Content files, corrupted one at a time: the check says what is wrong, or the site is built as it should. */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '@site/model/check/check-content.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { siteOf, type BuildCopy } from '../builds/build-copy.ts';
import { copyWithLanguages } from '../content/copy-content.ts';
import { fixtureSite, root } from '../sites.ts';
import { corruptions, listChanges, readOriginals, type Change } from './corruptions.ts';
import { runCount } from './run-count.ts';
import { listMessageFaults, listPageFaults } from './list-faults.ts';

const originals = await readOriginals(fixtureSite.content);

/** A copy whose content is corrupted and restored. */
let site: BuildCopy;

beforeAll(async () => {
  const parent = path.join(root, '.cache/contents');
  await mkdir(parent, { recursive: true });
  site = siteOf(await copyWithLanguages(await mkdtemp(path.join(parent, 'fuzz-'))));
});

afterAll(async () => site.remove());

async function put({ file, bytes }: Change): Promise<void> {
  if (bytes) await site.content.write(file, bytes);
  else await rm(path.join(site.content.folder, file), { force: true });
}

async function withChanges<Result>(changes: readonly Change[], use: () => Promise<Result>): Promise<Result> {
  try {
    for (const change of changes) await put(change);
    return await use();
  } finally {
    for (const { file } of changes) await put({ file, bytes: originals.get(file)?.bytes });
  }
}

const check = (changes: readonly Change[]) => withChanges(changes, () => checkContent(site.content.folder));

/** Content that the check accepts, by a description of the corruption. */
const accepted = new Map<string, readonly Change[]>();

/** Takes corruptions that can be built together: of different files, and accepted by the check as one. */
async function takeGroup(): Promise<readonly Change[]> {
  const group: Change[] = [];
  for (const [what, changes] of accepted) {
    const together = [...group, ...changes];
    const isFree = new Set(together.map(({ file }) => file)).size === together.length;
    if (!isFree || (await check(together)).length > 0) continue;
    group.push(...changes);
    accepted.delete(what);
  }
  return group;
}

async function listBuildFaults(changes: readonly Change[]): Promise<string[]> {
  const { code, output } = await withChanges(changes, () => site.build());
  if (code !== 0) return [`the build fails though the check finds nothing: ${output.slice(-1_500)}`];
  const pages = listFiles(site.dist).filter((file) => file.endsWith('.html'));
  const faults = pages.map(async (file) => {
    const found = listPageFaults(await readFile(path.join(site.dist, file), 'utf8'));
    return found.map((fault) => `${file} ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}

test('the check accepts a corrupted file, or says where it is wrong and what to write', async () => {
  const { count, seed } = runCount({ usual: 40, nightly: 1_000 });
  const property = fc.asyncProperty(corruptions([...originals.keys()]), async (corruption) => {
    const original = originals.get(corruption.file);
    const changes = original ? listChanges(original, corruption) : [];
    fc.pre(changes.length > 0);
    const problems = await check(changes);
    // What was deleted or renamed shows in the files that refer to it.
    const isGone = changes.some(({ bytes }) => bytes === undefined);
    const files = isGone ? [] : changes.map(({ file }) => file);
    expect(listMessageFaults(problems, files)).toEqual([]);
    if (problems.length === 0) accepted.set(fc.stringify(corruption), changes);
  });
  await fc.assert(property, { seed, numRuns: count, includeErrorInReport: true });
});

test('what the check accepts is built, many corruptions at once', async ({ skip }) => {
  skip(!process.env.NIGHTLY, 'it builds for minutes, each night');
  while (accepted.size > 0) {
    const group = await takeGroup();
    expect(group, 'each is accepted alone').not.toEqual([]);
    expect(await listBuildFaults(group), JSON.stringify(group.map(({ file }) => file))).toEqual([]);
  }
});
