import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { publishDue } from './clock.ts';
import { test, type Site } from './publish.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const article = 'content/blog/choose-a-location-by-light.yaml';
const ana = 'content/team/ana-quiroga.yaml';

/** Publishes a post that comes at 9 and goes at 10 in New York. */
async function publishTimed(site: Site): Promise<void> {
  await appendFile(path.join(site.root, 'content/site.yaml'), 'zone: America/New_York\n');
  await appendFile(path.join(site.root, article), 'from: 2126-11-27 09:00\nuntil: 2126-11-27 10:00\n');
  await site.publish();
  await site.edit(ana, { quote: 'Only saved, in pencil.' });
}

const look = async (site: Site, time: string) =>
  publishDue({ root: site.root, now: new Date(`2126-11-27T${time}:00Z`) });
const subjects = (site: Site) => site.run('--git-dir', site.remote, 'log', '--format=%an: %s', 'main').split('\n');

test('what is due is published at its time in the zone of the company, and nothing that was only saved', async ({
  site,
}) => {
  await publishTimed(site);
  expect(await look(site, '13:00')).toBe(false);
  expect(await look(site, '13:59')).toBe(false);
  expect(await look(site, '14:00')).toBe(true);
  expect(await look(site, '14:01')).toBe(false);
  expect(await look(site, '15:00')).toBe(true);
  expect(subjects(site).slice(0, 2)).toEqual([
    'The clock: Publish what is due at 2126-11-27 10:00',
    'The clock: Publish what is due at 2126-11-27 09:00',
  ]);
  expect(site.online(ana)).not.toContain('Only saved');
  expect(await site.read(ana)).toContain('Only saved');
});

test('times that were missed are made up for with one publication', async ({ site }) => {
  await publishTimed(site);
  await look(site, '13:00');
  expect(await look(site, '20:00')).toBe(true);
  expect(subjects(site).filter((subject) => subject.startsWith('The clock'))).toHaveLength(1);
});
