import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildCache } from './build-cache.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-cache-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const make = (text: string) => () => Promise.resolve(Buffer.from(text));
const fail = () => Promise.reject(new Error('made again'));

it('creates a file once, even if requested concurrently, and returns it to later builds', async () => {
  const cache = new BuildCache(folder);
  const both = await Promise.all([cache.getOrCreate('a', make('one')), cache.getOrCreate('a', make('one'))]);
  const later = await new BuildCache(folder).getOrCreate('a', fail);
  expect([...both, later].map(String)).toEqual(['one', 'one', 'one']);
  expect(await readdir(folder)).toEqual(['a']);
});

it('does not cache failures', async () => {
  await expect(new BuildCache(folder).getOrCreate('a', fail)).rejects.toThrow('made again');
  expect(await readdir(folder)).toEqual([]);
});

it('removes files that a build did not use', async () => {
  const earlier = new BuildCache(folder);
  await earlier.getOrCreate('kept', make('1'));
  await earlier.getOrCreate('left', make('2'));
  const later = new BuildCache(folder);
  await later.getOrCreate('kept', fail);
  await later.dropUnused();
  expect(await readdir(folder)).toEqual(['kept']);
  await expect(new BuildCache(path.join(folder, 'missing')).dropUnused()).resolves.toBeUndefined();
});
