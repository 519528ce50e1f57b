import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as baseTest, vi } from 'vitest';
import { Releases } from './releases.ts';

interface Machine {
  readonly root: string;
  readonly releases: Releases;
  /** Publishes a text. @returns the name of its release. */
  readonly publish: (text: string) => Promise<string>;
  /** What visitors see. */
  readonly visit: () => Promise<string>;
}

const test = baseTest.extend('machine', async ({}, { onCleanup }): Promise<Machine> => {
  const root = await mkdtemp(path.join(tmpdir(), 'releases-'));
  onCleanup(async () => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'content'));
  const build = async (_: string, content: string) => {
    const dist = path.join(root, '.cache/sites/-cache-editor-release/dist');
    await rm(dist, { recursive: true, force: true });
    await cp(path.join(root, content), dist, { recursive: true });
    return (await readFile(path.join(dist, 'index.html'), 'utf8')) === 'wrong' ? 'It cannot be built.' : '';
  };
  const folder = path.join(root, 'srv');
  const releases = new Releases(root, folder, build);
  let second = 0;
  const publish = async (text: string) => {
    second += 1;
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 1, 0, 0, second) });
    await writeFile(path.join(root, 'content/index.html'), text);
    await releases.take(path.join(root, 'content'));
    const name = await releases.build();
    await releases.show(name);
    vi.useRealTimers();
    return name;
  };
  return { root, releases, publish, visit: async () => readFile(path.join(folder, 'current/index.html'), 'utf8') };
});

test('the last five are kept, and one is put back at once', async ({ machine: { releases, publish, visit } }) => {
  const names: string[] = [];
  for (const text of ['1', '2', '3', '4', '5', '6']) names.push(await publish(text));
  expect(await visit()).toBe('6');
  expect((await releases.list()).map(({ name }) => name)).toEqual(names.slice(1).reverse());
  await releases.show(names[1] ?? '');
  expect(await visit()).toBe('2');
  expect((await releases.list()).find(({ isCurrent }) => isCurrent)?.name).toBe(names[1]);
  for (const unknown of [names[0] ?? '', '..', 'current'])
    await expect(releases.show(unknown)).rejects.toThrow('not kept');
  expect(await visit()).toBe('2');
});

test('a site that cannot be built changes nothing', async ({ machine: { root, releases, publish, visit } }) => {
  await publish('1');
  await expect(publish('wrong')).rejects.toThrow('visitors see what they saw');
  vi.useRealTimers();
  expect(await visit()).toBe('1');
  await mkdir(path.join(root, 'srv/.20260101T000000Z-half'));
  await publish('2');
  expect((await readdir(path.join(root, 'srv'))).sort()).toEqual([
    ...(await releases.list()).map(({ name }) => name).reverse(),
    'current',
  ]);
});
