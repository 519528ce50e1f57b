import { execFileSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import { ConflictQuestion } from '../publish/server/merge-entry.ts';
import { Site, test } from '../publish/server/publish.fixture.ts';
import { listVersions, takeBack } from './entry-history.ts';
import { meet } from './presence.ts';
import { pushesOf } from './push-drafts.ts';
import { startDrafts } from './start-drafts.ts';

vi.setConfig({ testTimeout: 60_000 });

const form = '/keystatic/collection/team/item/ana-quiroga';
const file = 'content/team/ana-quiroga.yaml';

test('an entry says who wrote it, when, and what it was before', async ({ site }) => {
  await site.save({ title: 'Founder' }, 'olga');
  await site.save({ title: 'Owner' }, 'bo');
  const versions = await listVersions(site.content, form);
  expect(versions).toMatchObject([
    { name: 'bo', fields: [{ label: 'Title', before: 'Founder', after: 'Owner' }] },
    { name: 'olga', fields: [{ label: 'Title', before: 'Director', after: 'Founder' }] },
    { name: 'First', title: 'New team member: Ana Quiroga', fields: [] },
  ]);
  expect(Date.parse(versions[0]?.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
  for (const other of [
    '/keystatic/singleton/order-team',
    '/keystatic/collection/team/item/../../site',
    form.slice(1),
  ]) {
    await expect(listVersions(site.content, other), other).rejects.toThrow('no entry');
  }
});

test('one save is taken back, and what came after it stays; the same field is asked for', async ({ site }) => {
  await site.save({ title: 'Founder' }, 'olga');
  await site.save({ quote: 'Said by Bo, in ink.' }, 'bo');
  const [, first] = await listVersions(site.content, form);
  const commit = first?.commit ?? '';
  const olga = { name: 'olga', email: 'olga@example.com' };
  await takeBack(site.content, { form, commit }, olga);
  expect(await site.read(file)).toMatch(/title: Director\nquote: Said by Bo, in ink\./);
  expect(site.run('log', '-1', '--format=%an: %s', 'drafts')).toBe('olga: Take back a save of Ana Quiroga');
  await site.save({ title: 'Owner' }, 'bo');
  await expect(takeBack(site.content, { form, commit }, olga)).rejects.toThrow(ConflictQuestion);
  for (const unknown of ['HEAD', '0'.repeat(40), '--help']) {
    await expect(takeBack(site.content, { form, commit: unknown }, olga)).rejects.toThrow('not in the history');
  }
});

test('saves are pushed; a remote that is gone is told and tried again', async ({ site }) => {
  await site.save({ title: 'Founder' }, 'olga');
  await rename(site.remote, `${site.remote}.away`);
  await pushesOf(site.content).request();
  expect(pushesOf(site.content).trouble).toContain('safe on this machine');
  await rename(`${site.remote}.away`, site.remote);
  await site.save({ title: 'Owner' }, 'bo');
  await Promise.all([pushesOf(site.content).request(), pushesOf(site.content).request()]);
  expect(pushesOf(site.content).trouble).toBeUndefined();
  expect(site.run('--git-dir', site.remote, 'show', `drafts:${file}`)).toContain('title: Owner');
});

test('drafts of another copy stay beside those of this one', async ({ site, colleague }) => {
  await colleague.save({ title: 'Theirs' }, 'carl');
  await pushesOf(colleague.content).request();
  await site.save({ title: 'Founder' }, 'olga');
  await pushesOf(site.content).request();
  await site.save({ title: 'Owner' }, 'olga');
  await pushesOf(site.content).request();
  expect(site.run('--git-dir', site.remote, 'show', `drafts:${file}`)).toContain('title: Theirs');
  const [branch = ''] = site.run('--git-dir', site.remote, 'branch', '--list', 'drafts-*').trim().split('\n');
  expect(site.run('--git-dir', site.remote, 'show', `${branch}:${file}`)).toContain('title: Owner');
});

test('a new machine goes on where the one before was, with what was published since', async ({
  folder,
  site,
  colleague,
}) => {
  await site.save({ title: 'Founder' }, 'olga');
  await pushesOf(site.content).request();
  await colleague.edit('content/team/beatriz-amaro.yaml', { quote: 'Theirs, in ink.' });
  await colleague.publish();
  const next = new Site(folder, 'next');
  execFileSync('git', ['clone', '--quiet', next.remote, next.root], { stdio: 'pipe' });
  await startDrafts(next.content);
  expect(await next.read(file)).toContain('title: Founder');
  expect(await next.read('content/team/beatriz-amaro.yaml')).toContain('Theirs, in ink.');
  expect(await listVersions(next.content, form)).toMatchObject([{ name: 'olga' }, { name: 'First' }]);
  await startDrafts(next.content);
  // Commits of one second have no order of their own.
  const authors = next.run('log', '--format=%an', 'drafts').split('\n');
  expect(authors.sort()).toEqual(['Carl', 'First', 'Outside of the editor', 'olga']);
});

test('whoever has the same entry open is seen, until the window is closed', () => {
  const [bo, olga] = ['Bo', 'Olga'].map((name) => ({ name, email: `${name}@example.com`, role: 'editor' as const }));
  if (!bo || !olga) throw new Error('Two people are needed.');
  expect(meet('a', form, olga, 0)).toEqual([]);
  expect(meet('b', form, bo, 1_000)).toEqual(['Olga']);
  expect(meet('c', form, olga, 2_000)).toEqual(['', 'Bo']);
  expect(meet('b', '/keystatic/singleton/site', bo, 3_000)).toEqual([]);
  expect(meet('c', form, olga, 20_000)).toEqual([]);
});
