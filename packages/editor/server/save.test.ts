import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, vi } from 'vitest';
import { git } from '../tests/repository.fixture.ts';
import { ben, olga, test } from './desk.fixture.ts';
import { openDrafts } from './drafts.ts';
import { moveEntry } from './order.ts';
import { readPicture } from './pictures.ts';
import { RefusalError } from './refusal.ts';
import { listProblems, saveEntry } from './save.ts';
import { readState } from './state.ts';

const video = 'videos/neon-tide.yaml';

async function refusalOf(work: Promise<unknown>) {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (error instanceof RefusalError) return error.refusal;
  throw error instanceof Error ? error : new Error('It was not refused');
}

test('a save changes its field alone, and is a commit of its person', async ({ desk }) => {
  const before = await desk.read(video);
  const { title } = desk.values(video);
  await desk.change(video, { title: 'Neon Wave' }, ben);
  expect(await desk.read(video)).toBe(before.replace(`title: ${String(title)}`, 'title: Neon Wave'));
  expect(git(desk.root, 'log', '-1', '--format=%an %s', 'drafts')).toBe('Ben Editor Change Neon Wave');
  expect(git(desk.root, 'status', '--porcelain'), 'the folder of the site is as it was').toBe('');
});

test('a line from a program of Windows is one line more, also in a file with its line ends', async ({ desk }) => {
  const post = 'blog/slow-motion-needs-light.yaml';
  for (const newline of ['\n', '\r\n']) {
    const source = (await desk.read(post)).replace(/\r?\n/g, newline);
    await writeFile(path.join(desk.drafts.content, post), source);
    const { contentHtml } = desk.values(post);
    await desk.change(post, { contentHtml: `${String(contentHtml)}<p>Pasted.</p>\r\n` });
    expect(await desk.read(post)).toBe(`${source}  <p>Pasted.</p>${newline}`);
  }
});

test('two people who move entries of a list both have their moves', async ({ desk }) => {
  const listTeam = () =>
    readState(desk.drafts.content).entries.flatMap(({ name, file }) => (name === 'team' ? file : []));
  const [first = '', second = '', ...others] = listTeam();
  const last = others.at(-1) ?? '';
  const move = { name: 'team', next: first, isAfter: false } as const;
  await moveEntry(desk.drafts, { ...move, file: last }, ben);
  await moveEntry(desk.drafts, { ...move, file: second }, olga);
  expect(listTeam()).toEqual([last, second, first, ...others.slice(0, -1)]);
  for (const file of others) await moveEntry(desk.drafts, { ...move, file }, olga);
  expect(listTeam(), 'also where no number is left between two').toEqual([second, ...others, first]);
  await desk.delete(last);
  const { message } = await refusalOf(moveEntry(desk.drafts, { ...move, file: second, next: last }, ben));
  expect(message, 'next to somebody who was deleted').toMatch(/deleted/);
});

describe('names', () => {
  test('a new name takes links, lists and translations along, with a redirect', async ({ desk }) => {
    const { main } = desk.values('navigation.yaml') as { readonly main?: readonly object[] };
    await desk.change('navigation.yaml', {
      main: [{ ...main?.[0], path: '/videos/neon-tide' }, ...(main ?? []).slice(1)],
    });
    await desk.change(video, {}, olga, 'neon-wave');
    expect(await desk.read('navigation.yaml')).toContain('path: /videos/neon-wave');
    expect(await desk.read('redirects.yaml')).toContain('to: /videos/neon-wave');
  });

  test('a deletion leaves out of lists what can be left out, and keeps the names of credits', async ({ desk }) => {
    const [slug = ''] = git(desk.root, 'grep', '-ohE', 'person: [a-z-]+', 'drafts', '--', 'content/videos')
      .split('\n')
      .map((line) => line.replace('person: ', ''));
    const { name } = desk.values(`team/${slug}.yaml`);
    await desk.delete(`team/${slug}.yaml`);
    const all = git(desk.root, 'grep', '-hF', String(name), 'drafts', '--', 'content/videos');
    expect(all).toContain(String(name));
    expect(await listProblems(desk.drafts.content)).toEqual([]);
  });
});

test('a new entry gets its number, on the day of the company; a second of the same name is refused', async ({
  desk,
}) => {
  vi.stubEnv('SITE_MOMENT', '2026-11-28 09:00');
  expect(readState(desk.drafts.content).today).toBe('2026-11-28');
  const values = { ...desk.values(video), id: undefined };
  const request = { file: 'videos/new-one.yaml', values: { ...values, title: 'New one', vimeoId: '998877665' } };
  await saveEntry(desk.drafts, request, olga);
  expect(desk.values('videos/new-one.yaml').id).toMatch(/^\d+$/);
  expect((await refusalOf(saveEntry(desk.drafts, request, olga))).fields?.[0]?.field).toBe('slug');
});

test('a draft that no longer fits is named with its field, and can be fixed', async ({ desk }) => {
  const about = 'pages/about.yaml';
  const source = await desk.read(about);
  await writeFile(path.join(desk.drafts.content, about), source.replace(/^lead: .*$/m, 'gone: Some words'));
  const [missing, unknown, ...others] = await listProblems(desk.drafts.content);
  expect(missing).toMatchObject({ file: about, field: 'lead', label: 'First sentences' });
  expect(unknown).toMatchObject({ file: about, field: 'gone' });
  expect(others).toEqual([]);
  await desk.change(about, { lead: 'Two sentences. Again.' });
  expect(await listProblems(desk.drafts.content)).toEqual([]);
});

test('no name leads out of the content', async ({ desk }) => {
  for (const place of [
    '../../package.json',
    '../media/../site.yaml',
    'new:../../8c2f5b1e-5d0a-4c6f-9d43-1f0f6f6f2a11',
    '/etc/passwd',
    '../../../../hosts.jpg',
  ]) {
    expect(await readPicture(desk.root, desk.drafts.content, place), place).toBeUndefined();
  }
  for (const file of ['../package.json', 'videos/../../package.yaml', '.git/config', 'es/../../x.yaml']) {
    expect((await refusalOf(saveEntry(desk.drafts, { file, values: {} }, olga))).message, file).toMatch(
      /no longer exists/,
    );
  }
});

test('a save that fails leaves nothing behind for the next one', async ({ desk }) => {
  const lock = git(desk.drafts.git.folder, 'rev-parse', '--path-format=absolute', '--git-path', 'index.lock');
  await writeFile(lock, '');
  await expect(desk.change(video, { title: 'Not saved' })).rejects.toThrow();
  await rm(lock);
  await desk.change('pages/about.yaml', { label: 'Saved' });
  expect(desk.values(video).title).not.toBe('Not saved');
});

describe('a start', () => {
  test('takes back what a stopped program has left, and keeps what was saved', async ({ desk }) => {
    await desk.change(video, { title: 'Saved' });
    await writeFile(path.join(desk.drafts.content, 'videos/neon-tide.yaml'), 'half');
    await writeFile(path.join(desk.drafts.content, 'videos/stray.yaml'), 'title: stray');
    await writeFile(git(desk.drafts.git.folder, 'rev-parse', '--path-format=absolute', '--git-path', 'index.lock'), '');
    desk.drafts = await openDrafts(desk.root);
    expect(desk.values(video).title).toBe('Saved');
    expect(git(desk.drafts.git.folder, 'status', '--porcelain')).toBe('');
  });
});
