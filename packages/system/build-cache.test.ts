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
const refuse = () => Promise.reject(new Error('made again'));

it('makes a thing once, and hands it to later builds', async () => {
  expect((await new BuildCache(folder).keep('a', make('first'))).toString()).toBe('first');
  expect((await new BuildCache(folder).keep('a', refuse)).toString()).toBe('first');
});

it('keeps nothing of what fails', async () => {
  await expect(new BuildCache(folder).keep('a', refuse)).rejects.toThrow('made again');
  expect(await readdir(folder)).toEqual([]);
});

it('lets one thing be asked for twice at once', async () => {
  const cache = new BuildCache(folder);
  const both = await Promise.all([cache.keep('a', make('one')), cache.keep('a', make('one'))]);
  expect(both.map(String)).toEqual(['one', 'one']);
  expect(await readdir(folder)).toEqual(['a']);
});

it('forgets what a build did not ask for', async () => {
  const earlier = new BuildCache(folder);
  await earlier.keep('kept', make('1'));
  await earlier.keep('left', make('2'));
  const later = new BuildCache(folder);
  await later.keep('kept', refuse);
  await later.keep('new', make('3'));
  await later.dropUnused();
  expect((await readdir(folder)).sort()).toEqual(['kept', 'new']);
});

it('has nothing to forget before the first build', async () => {
  await expect(new BuildCache(path.join(folder, 'missing')).dropUnused()).resolves.toBeUndefined();
});
