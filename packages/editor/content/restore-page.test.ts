import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import type { ContentName } from '@site/model/schemas/content-files.ts';
import { person, test } from './desk.fixture.ts';
import { listDeletedPortfolios, restorePage } from './restore-page.ts';
import { weddingsOf } from './weddings.fixture.ts';

/** Runs Git in the project of a content folder, with nothing of this computer's own. */
function run(content: string, ...args: readonly string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const who = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
  execFileSync('git', [...who, ...args], { cwd: path.dirname(content), stdio: 'pipe', env });
}

test('a page that was deleted comes back as it was, with the names of today', async ({ desk }) => {
  const { content } = desk;
  const before = await content.read('pages/roster.yaml');
  run(content.folder, 'init', '--quiet');
  run(content.folder, 'add', 'content/pages');
  run(content.folder, 'commit', '--quiet', '-m', 'Start');
  await expect(restorePage(content.folder, { name: 'rosterPage' }, person)).rejects.toThrow('is there: reload');
  expect(await desk.save('pages/roster.json', undefined)).toBe('');
  expect(await content.read('redirects.yaml')).toContain('from: /crew/');
  const about = await desk.open('pages/about.json');
  expect(await desk.save('pages/about.json', { ...about, path: '/who-we-are' })).toBe('');
  run(content.folder, 'add', 'content/pages');
  run(content.folder, 'commit', '--quiet', '-m', 'Later');

  await restorePage(content.folder, { name: 'rosterPage' }, person);
  expect(await content.read('pages/roster.yaml')).toBe(before.replace('path: /about\n', 'path: /who-we-are\n'));
  expect(await content.read('redirects.yaml')).not.toContain('from: /crew/');
  expect(await content.check()).toEqual([]);
});

test('a portfolio that was deleted is listed, and comes back as it was', async ({ desk }) => {
  const { content } = desk;
  const portfolio = weddingsOf(await desk.open('portfolios/corporate.json'));
  expect(await desk.save('portfolios/weddings.json', portfolio)).toBe('');
  const before = await content.read('portfolios/weddings.yaml');
  run(content.folder, 'init', '--quiet');
  run(content.folder, 'add', 'content');
  run(content.folder, 'commit', '--quiet', '-m', 'Start');
  expect(await listDeletedPortfolios(content.folder)).toEqual([]);
  expect(await desk.save('portfolios/weddings.json', undefined)).toBe('');
  expect(await listDeletedPortfolios(content.folder)).toEqual([{ value: 'weddings', label: 'Weddings' }]);

  await restorePage(content.folder, { name: 'portfolios', slug: 'weddings' }, person);
  expect(await content.read('portfolios/weddings.yaml')).toBe(before);
  expect(await listDeletedPortfolios(content.folder)).toEqual([]);
  expect(await content.check()).toEqual([]);
});

test.for<[name: ContentName, words: string]>([
  ['aboutPage', 'The history does not have this page'],
  ['contactPage', 'is no page that can come back'],
  ['videos', 'is no page that can come back'],
])('%s: %s', async ([name, words], { desk }) => {
  await desk.save('pages/about.json', undefined);
  await expect(restorePage(desk.content.folder, { name }, person)).rejects.toThrow(words);
});
