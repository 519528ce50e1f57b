import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { test } from './publish.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const ana = 'content/team/ana-quiroga.yaml';
const beatriz = 'content/team/beatriz-amaro.yaml';
const video = 'content/videos/neon-tide.yaml';

test('chosen entries go online, and the others stay saved', async ({ site }) => {
  await site.edit(ana, { quote: 'Mine, in ink.' });
  await site.edit(beatriz, { quote: 'Not yet, in pencil.' });
  await site.publish({}, [ana]);
  expect(site.online(ana)).toContain('Mine, in ink.');
  expect(site.online(beatriz)).not.toContain('Not yet');
  expect(await site.read(beatriz)).toContain('Not yet, in pencil.');
  expect((await site.changes()).map(({ title }) => title)).toEqual(['Beatriz Amaro']);
  expect(site.run('log', '-1', '--format=%s')).toBe('Publish Ana Quiroga');
  await site.publish();
  expect(site.online(beatriz)).toContain('Not yet, in pencil.');
});

test('what a chosen entry refers to goes along', async ({ site }) => {
  await site.write(
    'content/team/cleo.yaml',
    (await site.read(ana)).replace('Ana Quiroga', 'Cleo').replace('order: 30', 'order: 990'),
  );
  await site.write(
    video,
    (await site.read(video)).replace('credits:\n', 'credits:\n  - { role: Editor, person: cleo }\n'),
  );
  await site.edit(beatriz, { quote: 'Not yet, in pencil.' });
  await site.publish({}, [video]);
  expect(site.online('content/team/cleo.yaml')).toContain('Cleo');
  expect((await site.changes()).map(({ title }) => title)).toEqual(['Beatriz Amaro']);
});

test('what cannot go alone is refused, with what it needs', async ({ site }) => {
  await site.write(
    'content/team/cleo.yaml',
    (await site.read(ana)).replace('Ana Quiroga', 'Cleo').replace('order: 30', 'order: 990'),
  );
  await site.write(
    video,
    (await site.read(video)).replace('credits:\n', 'credits:\n  - { role: Editor, person: cleo }\n'),
  );
  await site.publish();
  await site.write(video, (await site.read(video)).replace('  - { role: Editor, person: cleo }\n', ''));
  await rm(path.join(site.root, 'content/team/cleo.yaml'));
  await expect(site.publish({}, ['content/team/cleo.yaml'])).rejects.toMatchObject({
    message: expect.stringContaining('does not go online without some of the rest') as string,
    details: expect.stringContaining('content/videos/neon-tide.yaml') as string,
  });
  expect(site.run('status', '--porcelain').split('\n')).toHaveLength(2);
});
