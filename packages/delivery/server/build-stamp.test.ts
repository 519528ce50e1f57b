import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources, isBuildCurrent, removeBuildStamp, writeBuildStamp } from './build-stamp.ts';

let root: string;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stamp-'));
  await write('src/pages/index.astro', 'home');
  await write('content/media/still.jpg', 'picture');
  await write('package.json', '{}');
  await write('dist/index.html', 'home');
  await write('dist/about/index.html', 'about');
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

describe('hashSources', () => {
  it('is the same while nothing changes, whatever the time of a file', async () => {
    const before = await hashSources(root);
    await utimes(path.join(root, 'content/media/still.jpg'), 1, 1);
    await write('tests/e2e/new.spec.ts', 'no source');
    await write('dist/index.html', 'no source');
    expect(await hashSources(root)).toBe(before);
  });

  it.each([
    ['a page is edited', 'src/pages/index.astro', 'Home'],
    ['a picture is replaced by one of the same size', 'content/media/still.jpg', 'PICTURE'],
    ['a package is added', 'package.json', '{"a":1}'],
    ['a file appears', 'public/favicon.svg', ''],
    ['a setting appears', 'markdoc.config.ts', ''],
    ['a content check is edited', 'packages/model/check/check.ts', ''],
  ])('changes when %s', async (_, file, text) => {
    const before = await hashSources(root);
    await write(file, text);
    expect(await hashSources(root)).not.toBe(before);
  });

  it.each([
    ['content/videos/one.yaml', 'title: One\npublished: 2024-06-01\n'],
    ['content/videos/one.yaml', "published: '2024-06-01' # at last\n"],
    ['content/blog/one.yaml', "date: '1 June 2024'\ntitle: One\n"],
  ])('changes on the day that %s waits for, and no other', async (file, text) => {
    await write(file, text);
    const days = ['2024-05-30', '2024-05-31', '2024-06-01', '2024-06-02'];
    const [before, same, due, after] = await Promise.all(days.map((today) => hashSources(root, today)));
    expect([before === same, same === due, due === after]).toEqual([true, false, true]);
  });

  it('changes when a file is renamed or goes', async () => {
    const before = await hashSources(root);
    await rm(path.join(root, 'content/media/still.jpg'));
    const without = await hashSources(root);
    await write('content/media/other.jpg', 'picture');
    expect(new Set([before, without, await hashSources(root)]).size).toBe(3);
  });
});

describe('isBuildCurrent', () => {
  it('knows a site it noted, until its sources change', async () => {
    expect(await isBuildCurrent(root, 'one')).toBe(false);
    await writeBuildStamp(root, 'one');
    expect(await isBuildCurrent(root, 'one')).toBe(true);
    expect(await isBuildCurrent(root, 'two')).toBe(false);
    await removeBuildStamp(root);
    expect(await isBuildCurrent(root, 'one')).toBe(false);
  });

  it('takes a missing, partial or cut dist for no build', async () => {
    await writeBuildStamp(root, 'one');
    await write('dist/about/index.html', 'abo');
    expect(await isBuildCurrent(root, 'one')).toBe(false);
    await rm(path.join(root, 'dist/about'), { recursive: true });
    expect(await isBuildCurrent(root, 'one')).toBe(false);
    await rm(path.join(root, 'dist'), { recursive: true });
    expect(await isBuildCurrent(root, 'one')).toBe(false);
  });

  it.each(['', '{', '{"sources":"one"}', 'null'])('takes a stamp of %j for none', async (stamp) => {
    await write('.cache/build-stamp.json', stamp);
    expect(await isBuildCurrent(root, 'one')).toBe(false);
  });
});
