/** Corrupts content files one at a time: the check reports the problem, or the site builds correctly. */
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '@site/model/check/check-content.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { siteOf, type BuildCopy } from '../builds/build-copy.ts';
import { copyWithLanguages } from '../content/copy-content.ts';
import { fixtureSite, root } from '../sites.ts';
import { corrupt, corruptions, readOriginals } from './corruptions.ts';
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

/** The changed texts by their files. */
type Changes = ReadonlyMap<string, string>;

async function withChanges<Result>(changes: Changes, use: () => Promise<Result>): Promise<Result> {
  try {
    for (const [file, text] of changes) await site.content.write(file, text);
    return await use();
  } finally {
    for (const file of changes.keys()) await site.content.write(file, originals.get(file) ?? '');
  }
}

const check = (changes: Changes) => withChanges(changes, () => checkContent(site.content.folder));

/** Accepted corruptions, by description. */
const accepted = new Map<string, Changes>();

/** Takes corruptions of different files that the check accepts together. */
async function takeGroup(): Promise<Changes> {
  let group: Changes = new Map();
  for (const [what, changes] of accepted) {
    const together = new Map([...group, ...changes]);
    const isFree = together.size === group.size + changes.size;
    if (!isFree || (await check(together)).length > 0) continue;
    group = together;
    accepted.delete(what);
  }
  return group;
}

async function listBuildFaults(changes: Changes): Promise<string[]> {
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
  const { FUZZ = '1000', SEED = '1' } = process.env;
  const property = fc.asyncProperty(corruptions([...originals.keys()]), async (corruption) => {
    const { file } = corruption;
    const text = corrupt(originals.get(file) ?? '', corruption);
    fc.pre(text !== originals.get(file));
    const changes = new Map([[file, text]]);
    const problems = await check(changes);
    expect(listMessageFaults(problems, [file])).toEqual([]);
    if (problems.length === 0) accepted.set(fc.stringify(corruption), changes);
  });
  await fc.assert(property, { seed: Number(SEED), numRuns: Number(FUZZ), includeErrorInReport: true });
});

test('what the check accepts is built, many corruptions at once', async ({ skip }) => {
  skip(!process.env.NIGHTLY, 'it builds for minutes, each night');
  while (accepted.size > 0) {
    const group = await takeGroup();
    expect(group.size, 'each is accepted alone').toBeGreaterThan(0);
    expect(await listBuildFaults(group), [...group.keys()].join()).toEqual([]);
  }
});
