import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepBefore, writeRecord } from './change-record.ts';
import { finishChanges, lockContent } from './content-lock.ts';
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
  expect(String(await stage.read('site.yaml'))).toBe('company: Two\n');
  expect(await stage.read('team/ana.yaml')).toBeUndefined();
  expect(await read(content, 'site.yaml')).toBe('company: One\n');
  expect(await read(content, 'team/ana.yaml')).toBe('name: Ana\n');

  expect(await stage.commit()).toEqual(['site.yaml', 'posters/new/one.jpg', 'team/ana.yaml']);
  expect(await read(content, 'site.yaml')).toBe('company: Two\n');
  expect((await readdir(content)).sort(), 'no folder is left with nothing in it').toEqual(['posters', 'site.yaml']);
  expect(await readdir(path.join(content, 'posters/new'))).toEqual(['one.jpg']);
});

test('what is dropped leaves nothing behind', async () => {
  await stage.write('site.yaml', 'company: Two\n');
  await stage.drop();
  expect(await readdir(path.join(project, '.cache/changes/content'))).toEqual(['lock']);
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

test('what another program has written meanwhile is not replaced', async () => {
  await stage.write('site.yaml', 'company: Two\n');
  await stage.write('team/bo.yaml', 'name: Bo\n');
  // Writes into the file itself, as editors do.
  await writeFile(path.join(content, 'site.yaml'), 'company: Three\n');
  await expect(stage.commit()).rejects.toThrow('Another program has changed the content meanwhile');
  expect(await read(content, 'site.yaml')).toBe('company: Three\n');
  expect(await readdir(path.join(content, 'team'))).toEqual(['ana.yaml']);
});

test('changes of one folder wait for each other, whatever name it is called by', async () => {
  await symlink(content, path.join(project, 'other-name'));
  const next = openContentStage(path.join(project, 'other-name'));
  await stage.write('site.yaml', 'company: Two\n');
  await stage.commit();
  await stage.drop();
  const second = await next;
  expect(String(await second.read('site.yaml'))).toBe('company: Two\n');
  await second.drop();
});

test('who waits too long is told why', async () => {
  await expect(lockContent(content, 10)).rejects.toThrow('Another program is changing the content');
});

/** The folder of the change. */
async function findChange(): Promise<string> {
  const changes = path.join(project, '.cache/changes/content');
  return path.join(changes, (await readdir(changes)).find((name) => name !== 'lock') ?? '');
}

/** Leaves the change as a program does that is killed while it writes. */
async function stopAfter(...written: string[]): Promise<void> {
  const folder = await findChange();
  await keepBefore(content, folder, ['site.yaml', 'team/ana.yaml', 'team/bo.yaml']);
  await writeRecord(folder, ['site.yaml', 'team/ana.yaml', 'team/bo.yaml']);
  await mkdir(path.join(content, 'team'), { recursive: true });
  for (const file of written) await writeFile(path.join(content, file), (await stage.read(file)) ?? '');
  await writeFile(path.join(content, `team/.bo.yaml.${path.basename(folder)}`), 'name: B');
  await stage.drop();
}

describe('a change that was stopped in the middle', () => {
  beforeEach(async () => {
    await stage.write('site.yaml', 'company: Two\n');
    await stage.remove('team/ana.yaml');
    await stage.write('team/bo.yaml', 'name: Bo\n');
  });

  test.for([[], ['site.yaml'], ['site.yaml', 'team/bo.yaml']])('is finished after %j', async (written) => {
    await stopAfter(...written);
    await finishChanges(content);
    expect(await read(content, 'site.yaml')).toBe('company: Two\n');
    expect(await readdir(path.join(content, 'team'))).toEqual(['bo.yaml']);
    expect(await readdir(path.join(project, '.cache/changes/content'))).toEqual(['lock']);
  });

  test('is taken back where someone has changed one of its files since, whose text remains', async () => {
    await stopAfter('site.yaml');
    await writeFile(path.join(content, 'team/ana.yaml'), 'name: Ana Two\n');
    await finishChanges(content);
    expect(await read(content, 'site.yaml')).toBe('company: One\n');
    expect(await read(content, 'team/ana.yaml')).toBe('name: Ana Two\n');
    expect(await readdir(path.join(content, 'team'))).toEqual(['ana.yaml']);
  });

  test('is given up where its record cannot be read', async () => {
    await stopAfter();
    await writeFile(path.join(await findChange(), 'record.json'), '["site.ya');
    await finishChanges(content);
    expect(await read(content, 'site.yaml')).toBe('company: One\n');
  });
});

test('no name leads out of the folder', async () => {
  await expect(stage.write('../package.json', '{}')).rejects.toThrow('../package.json is not in the content folder');
});
