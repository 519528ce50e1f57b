import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest, expect } from 'vitest';
import type { ContentMutation } from './content-mutation.ts';
import { BuildFuzzer, type SpoiltProject } from './fuzz-build.ts';

const content = path.join(import.meta.dirname, '../../../../content');

function mutate(seed: number, file: string): ContentMutation {
  return { seed, what: file, changes: [{ file, bytes: Buffer.from('') }] };
}

const good = '<title>A</title><h1>A</h1>';

/** A project whose content is in order, and whose build fails, or shows a slip, where a file of this name is spoilt. */
class FakeProject implements SpoiltProject {
  readonly folder: string;
  readonly content = content;
  #spoilt: string[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  async with<Result>(mutations: readonly ContentMutation[], use: () => Promise<Result>): Promise<Result> {
    this.#spoilt = mutations.flatMap(({ changes }) => changes.map(({ file }) => file));
    return use();
  }

  async build(): Promise<{ code: number; output: string }> {
    if (this.#spoilt.includes('guilty.yaml')) return { code: 1, output: 'no such thing' };
    const page = this.#spoilt.includes('slip.yaml') ? good.replace('</h1>', ' undefined</h1>') : good;
    await writeFile(path.join(this.folder, 'dist/index.html'), page);
    return { code: 0, output: '' };
  }
}

const test = baseTest.extend('project', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fuzz-build-'));
  onCleanup(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'dist'));
  return new FakeProject(folder);
});

const { signal } = new AbortController();
const quiet = () => undefined;

test('builds what harms nothing at once', async ({ project }) => {
  const mutations = ['a', 'b', 'c'].map((name, index) => mutate(index, `${name}.yaml`));
  expect(await new BuildFuzzer(project, signal, quiet, quiet).run(mutations)).toEqual({
    built: 3,
    builds: 1,
    findings: [],
  });
});

test('builds two that spoil one file one after the other', async ({ project }) => {
  const result = await new BuildFuzzer(project, signal, quiet, quiet).run([mutate(1, 'a.yaml'), mutate(2, 'a.yaml')]);
  expect(result).toMatchObject({ built: 2, builds: 2 });
});

test('finds the one that fails, and the one that shows a slip', { timeout: 120_000 }, async ({ project }) => {
  const files = ['a.yaml', 'guilty.yaml', 'b.yaml', 'slip.yaml', 'c.yaml'];
  const { findings } = await new BuildFuzzer(project, signal, quiet, quiet).run(
    files.map((file, at) => mutate(at, file)),
  );
  expect(findings.map(({ mutation, what }) => [mutation.seed, what])).toEqual([
    [1, 'the build fails though the check says nothing: no such thing'],
    [3, 'index.html shows "undefined"'],
  ]);
});
