import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentStage, type ContentStage } from './content-stage.ts';

let project: string;
let content: string;
let stage: ContentStage;

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'stage-'));
  content = path.join(project, 'content');
  await mkdir(path.join(content, 'team'), { recursive: true });
  await writeFile(path.join(content, 'site.yaml'), 'company: One\n');
  await writeFile(path.join(content, 'team/ana.yaml'), 'name: Ana\n');
  stage = await openContentStage(content);
});

afterEach(async () => {
  await stage.drop();
  await rm(project, { recursive: true });
});

const read = async (folder: string, file: string) => readFile(path.join(folder, file), 'utf8');

test('changes are in the copy until they are committed', async () => {
  await stage.write('site.yaml', 'company: Two\n');
  await stage.write('posters/new/one.jpg', Buffer.from([1, 2]));
  await stage.remove('team/ana.yaml');
  expect(await read(stage.folder, 'site.yaml')).toBe('company: Two\n');
  expect(await read(content, 'site.yaml')).toBe('company: One\n');
  expect(await read(content, 'team/ana.yaml')).toBe('name: Ana\n');

  expect(await stage.commit()).toEqual(['site.yaml', 'posters/new/one.jpg', 'team/ana.yaml']);
  expect(await read(content, 'site.yaml')).toBe('company: Two\n');
  expect(await readdir(path.join(content, 'team'))).toEqual([]);
  expect(await readdir(path.join(content, 'posters/new'))).toEqual(['one.jpg']);
});

test('what is dropped leaves nothing behind', async () => {
  await stage.write('site.yaml', 'company: Two\n');
  await stage.drop();
  expect(await readdir(path.join(project, '.cache'))).toEqual([]);
  expect(await read(content, 'site.yaml')).toBe('company: One\n');
});

test('when one change cannot be made, none is', async () => {
  await stage.write('site.yaml', 'company: Two\n');
  await stage.remove('team/ana.yaml');
  // A file is in the place of a folder.
  await stage.write('reviews/one.yaml', 'name: Rosa\n');
  await writeFile(path.join(content, 'reviews'), '');
  await expect(stage.commit()).rejects.toThrow();
  expect(await read(content, 'site.yaml')).toBe('company: One\n');
  expect(await read(content, 'team/ana.yaml')).toBe('name: Ana\n');
  expect(await readdir(content)).toEqual(['reviews', 'site.yaml', 'team']);
});

test('no name leads out of the folder', async () => {
  await expect(stage.write('../package.json', '{}')).rejects.toThrow('../package.json is not in the content folder');
});
