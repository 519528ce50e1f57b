import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { putBack } from './history.ts';
import { inTurn } from './publish.ts';
import { test, type Site } from './publish.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const ana = 'content/team/ana-quiroga.yaml';
const article = 'content/blog/choose-a-location-by-light.yaml';

async function restore(site: Site, commit = ''): Promise<void> {
  await inTurn(site.root, async (repository) => putBack(repository, commit, site.person));
}

test('an earlier state is put into the folder, and published as a new one', async ({ site }) => {
  await site.edit(ana, { quote: 'The first one.' });
  await rm(path.join(site.root, article));
  await site.write('content/team/cleo.yaml', (await site.read(ana)).replace('Ana Quiroga', 'Cleo'));
  await site.publish();
  const [, start] = await site.history();
  await restore(site, start?.commit);
  expect(site.online(ana)).toContain('quote: The first one.');
  expect((await site.changes()).map(({ title }) => title).sort()).toEqual([
    'Ana Quiroga',
    expect.stringMatching(/^New article: /),
    'Removed team member: Cleo',
  ]);
  await site.publish();
  expect(site.run('diff', start?.commit ?? '', 'origin/main')).toBe('');
  expect(await site.history()).toHaveLength(3);
});

test('what was saved and not published stays in the list, and can be put back in turn', async ({ site }) => {
  const [start] = await site.history();
  await site.edit(ana, { quote: 'Not published.' });
  await restore(site, start?.commit);
  expect(await site.changes()).toEqual([]);
  const [kept] = await site.history();
  expect(kept?.subject).toMatch(/^What was saved before: Put back the content of \d/);
  await restore(site, kept?.commit);
  expect(await site.read(ana)).toContain('quote: Not published.');
  await site.publish();
  expect(site.online(ana)).toContain('quote: Not published.');
});

test('the publications of the company that was here before are not listed', async ({ site }) => {
  await site.edit('content/site.yaml', { company: 'Old Mill' });
  expect(await site.history()).toHaveLength(1);
  await site.edit('content/site.yaml', { phone: "'+441134960000'" });
  expect(await site.history()).toEqual([]);
  await site.publish();
  await site.edit(ana, { quote: 'A new company.' });
  await site.publish();
  expect((await site.history()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Ana Quiroga'),
    'Publish the site of another company',
  ]);
});

test.for(['HEAD', '0'.repeat(40), '--help'])('%s cannot be put back', async (commit, { site }) => {
  await site.edit(ana, { quote: 'Mine, in ink.' });
  await expect(restore(site, commit)).rejects.toThrow('not in the list any more');
  expect(await site.read(ana)).toContain('quote: Mine, in ink.');
});
