import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest, expect } from 'vitest';
import type { ContentMutation } from './content-mutation.ts';
import { readOriginals } from './originals.ts';
import { SpoiltCopy } from './spoilt-copy.ts';

/** A project of two files, and a copy whose picture is the project's own, as in a copy to build in. */
const test = baseTest.extend('copies', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'spoilt-'));
  onCleanup(() => rm(folder, { recursive: true }));
  const [root, copy] = [path.join(folder, 'root'), path.join(folder, 'copy')];
  for (const place of [root, copy]) {
    await mkdir(path.join(place, 'content/media'), { recursive: true });
    await writeFile(path.join(place, 'content/site.yaml'), 'company: A\n');
  }
  await writeFile(path.join(root, 'content/media/a.jpg'), 'picture');
  await link(path.join(root, 'content/media/a.jpg'), path.join(copy, 'content/media/a.jpg'));
  return { root, copy: new SpoiltCopy(root, copy, await readOriginals(path.join(root, 'content'))) };
});

function mutate(file: string, text: string | undefined): ContentMutation {
  return { seed: 1, what: file, changes: [{ file, bytes: text === undefined ? undefined : Buffer.from(text) }] };
}

test('holds what is spoilt as long as it is used, and is whole again then', async ({ copies: { root, copy } }) => {
  const read = (file: string, folder = copy.content) =>
    readFile(path.join(folder, file), 'utf8').catch(() => 'no such file');
  const mutations = [mutate('site.yaml', 'B'), mutate('media/a.jpg', undefined), mutate('team/new.yaml', 'C')];
  const files = ['site.yaml', 'media/a.jpg', 'team/new.yaml'];

  const spoilt = await copy.with(mutations, () => Promise.all(files.map((file) => read(file))));
  expect(spoilt).toEqual(['B', 'no such file', 'C']);
  expect(await Promise.all(files.map((file) => read(file)))).toEqual(['company: A\n', 'picture', 'no such file']);
  expect(await read('media/a.jpg', path.join(root, 'content'))).toBe('picture');
});

test("never writes into the project's own picture", async ({ copies: { root, copy } }) => {
  const own = path.join(root, 'content/media/a.jpg');
  const seen = await copy.with([mutate('media/a.jpg', 'spoilt')], () => readFile(own, 'utf8'));
  expect(seen).toBe('picture');
});

test('is whole again after an error', async ({ copies: { copy } }) => {
  const failing = copy.with([mutate('site.yaml', 'B')], () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await readFile(path.join(copy.content, 'site.yaml'), 'utf8')).toBe('company: A\n');
});
