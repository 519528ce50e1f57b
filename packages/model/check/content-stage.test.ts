import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as baseTest } from 'vitest';
import { openContentStage } from './content-stage.ts';

const test = baseTest.extend('project', async ({}, { onCleanup }) => {
  const folder = await mkdtempDisposable(path.join(tmpdir(), 'stage-'));
  onCleanup(async () => folder.remove());
  await mkdir(path.join(folder.path, 'content/team'), { recursive: true });
  await writeFile(path.join(folder.path, 'content/site.yaml'), 'company: One\n');
  await writeFile(path.join(folder.path, 'content/team/ana.yaml'), 'name: Ana\n');
  return folder.path;
});

const read = async (project: string, file: string) => readFile(path.join(project, 'content', file), 'utf8');

test('changes are staged until they are committed', async ({ project }) => {
  const stage = await openContentStage(path.join(project, 'content'));
  await stage.write('site.yaml', 'company: Two\n');
  await stage.write('posters/new/one.jpg', Buffer.from([1, 2]));
  await stage.write('team/ana.yaml', undefined);
  expect(String(await stage.read('site.yaml'))).toBe('company: Two\n');
  expect(await stage.read('team/ana.yaml')).toBeUndefined();
  expect(await read(project, 'site.yaml')).toBe('company: One\n');
  expect(await read(project, 'team/ana.yaml')).toBe('name: Ana\n');

  expect(await stage.commit()).toEqual(['site.yaml', 'posters/new/one.jpg', 'team/ana.yaml']);
  expect(await read(project, 'site.yaml')).toBe('company: Two\n');
  expect((await readdir(path.join(project, 'content'))).sort(), 'no empty folder is left').toEqual([
    'posters',
    'site.yaml',
  ]);
});

test('dropping removes the stage', async ({ project }) => {
  const stage = await openContentStage(path.join(project, 'content'));
  await stage.write('site.yaml', 'company: Two\n');
  await stage.drop();
  expect(await readdir(path.join(project, '.cache/changes'))).toEqual([]);
  expect(await read(project, 'site.yaml')).toBe('company: One\n');
});

test("paths can't escape the folder", async ({ project }) => {
  const stage = await openContentStage(path.join(project, 'content'));
  await expect(stage.write('../package.json', '{}')).rejects.toThrow('../package.json is not in the content folder');
});
