import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, vi } from 'vitest';
import { keepBefore, writeRecord } from '@site/model/check/change-record.ts';
import { withContentLock } from '@site/model/check/content-lock.ts';
import { openContentStage } from '@site/model/check/content-stage.ts';
import { Git, GitError } from '../publish/server/git.ts';
import { test, type Site } from '../publish/server/publish.fixture.ts';
import { catchUp } from './drafts.ts';
import { startDrafts } from './start-drafts.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.restoreAllMocks();
});

const file = 'content/team/ana-quiroga.yaml';
/** The history, newest first: who, and what. */
const log = (site: Site) => site.run('log', '--first-parent', '--format=%an: %s', 'drafts').split('\n');

test('each save is a commit by its person, and nothing else of the clone changes', async ({ site }) => {
  await site.write('code.ts', 'export const a = 1;\n');
  site.run('add', 'code.ts');
  const before = [site.run('rev-parse', 'HEAD'), site.run('status', '--porcelain')];
  await site.save({ title: 'Founder' });
  await site.save({ quote: 'Bo was here.' }, 'bo');
  expect(log(site)).toEqual(['bo: Save Ana Quiroga', 'olga: Save Ana Quiroga', 'First: Start']);
  expect(site.run('log', '-1', '--format=%b', 'drafts~1')).toBe('Ana Quiroga: Title, "Director" → "Founder"');
  expect(site.run('show', `drafts:${file}`)).toBe((await site.read(file)).trim());
  expect(site.run('diff', '--name-only', 'HEAD', 'drafts')).toBe(file);
  expect([site.run('rev-parse', 'HEAD'), site.run('status', '--porcelain')]).toEqual([
    before[0],
    `${before[1] ?? ''}\n M ${file}`,
  ]);
});

test('what is changed by hand or published by others is told apart from saves', async ({ site, colleague }) => {
  await site.edit(file, { quote: 'By hand.' });
  await site.save({ title: 'Founder' });
  expect(log(site)).toEqual(['olga: Save Ana Quiroga', 'Outside of the editor: Save Ana Quiroga', 'First: Start']);
  await colleague.edit('content/team/beatriz-amaro.yaml', { quote: 'Theirs, in ink.' });
  await colleague.publish();
  site.run('pull', '--quiet');
  await site.save({ title: 'Owner' });
  expect(log(site)[1]).toBe('Outside of the editor: Save Beatriz Amaro');
  expect(site.run('merge-base', 'HEAD', 'drafts')).toBe(site.run('rev-parse', 'HEAD'));
});

test('without a repository saves are on the disk alone', async ({ site }) => {
  await rm(path.join(site.root, '.git'), { recursive: true });
  await site.save({ title: 'Founder' });
  expect(await site.read(file)).toContain('title: Founder');
});

test('a branch of the same name that is checked out is left alone', async ({ site }) => {
  site.run('switch', '--quiet', '--create', 'drafts');
  await site.save({ title: 'Founder' });
  expect(site.run('log', '--format=%s', 'drafts')).toBe('Start');
  expect(await site.read(file)).toContain('title: Founder');
});

const bytes = Reflect.get<Git, 'bytes'>(Git.prototype, 'bytes');

/** A save whose step fails is neither on the disk nor in the history. */
test.for(['hash-object', 'fast-import'])('a stop at %s leaves a save whole', async (step, { site }) => {
  await site.save({ title: 'Founder' });
  let isOff = false;
  vi.spyOn(Git.prototype, 'bytes').mockImplementation(async function (this: Git, args, options) {
    isOff ||= args.join(' ').startsWith(step);
    if (isOff) throw new GitError(step, 'No space left on device');
    return bytes.apply(this, [args, options]);
  });
  const isSaved = await site.save({ title: 'Owner' }, 'bo').then(
    () => true,
    () => false,
  );
  vi.restoreAllMocks();
  expect([isOff, isSaved]).toEqual([true, false]);
  await withContentLock(site.content, async () => catchUp(new Git(site.root)));
  expect(await site.read(file)).toContain('title: Founder');
  expect(site.run('show', `drafts:${file}`)).toContain('title: Founder');
  expect(log(site)[0]).toBe('olga: Save Ana Quiroga');
  await site.save({ title: 'Producer' });
  expect(site.run('show', `drafts:${file}`)).toContain('title: Producer');
});

test('a save that a stopped program had begun to write is finished, and in the history', async ({ site }) => {
  await site.save({ title: 'Founder' });
  const stage = await openContentStage(site.content);
  await stage.write('team/ana-quiroga.yaml', (await site.read(file)).replace('Founder', 'Owner'));
  const changes = path.join(site.root, '.cache/changes/content');
  const begun = path.join(changes, (await readdir(changes)).find((name) => name !== 'lock') ?? '');
  await keepBefore(site.content, begun, ['team/ana-quiroga.yaml']);
  await writeRecord(begun, ['team/ana-quiroga.yaml']);
  await stage.drop();
  await startDrafts(site.content);
  expect(await site.read(file)).toContain('title: Owner');
  expect(site.run('show', `drafts:${file}`)).toContain('title: Owner');
});

test('a save that the history has and the disk refuses is taken back in both', async ({ site }) => {
  await site.save({ title: 'Founder' });
  const commit = Reflect.get<Git, 'commit'>(Git.prototype, 'commit');
  vi.spyOn(Git.prototype, 'commit').mockImplementation(async function (this: Git, draft) {
    const id = await commit.call(this, draft);
    await site.edit(file, { title: 'By hand' });
    return id;
  });
  await expect(site.save({ quote: 'Said by Bo, in ink.' }, 'bo')).rejects.toThrow('Another program has changed');
  vi.restoreAllMocks();
  expect(log(site)[0]).toBe('olga: Save Ana Quiroga');
  expect(await site.read(file)).toContain('title: By hand');
});
