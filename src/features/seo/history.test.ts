import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestOf, readHistory } from './history.query.ts';

let folder = '';
const file = 'content/pages/rain.mdoc';

/** Commits a page's text at noon UTC of a day. */
function commit(day: string, text: string): void {
  writeFileSync(path.join(folder, file), text);
  const date = `${day}T14:00:00+02:00`;
  const names = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@b.example', GIT_COMMITTER_NAME: 'A' };
  const env = { ...process.env, ...names, GIT_COMMITTER_EMAIL: 'a@b.example', GIT_COMMITTER_DATE: date };
  for (const args of [
    ['add', '.'],
    ['commit', '-qm', day],
  ])
    execFileSync('git', args, { cwd: folder, env });
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  mkdirSync(path.join(folder, 'content/pages'), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: folder });
});

afterAll(() => rmSync(folder, { recursive: true }));

const page = (fields: string, body: string) => `---\n${fields}\n---\n${body}\n`;

it.each([
  ['its first version', '2026-01-01', page('title: Rain\nlead: Wait for it.', 'It rains.'), '2026-01-01'],
  ['a comment', '2026-01-02', page('# Ask Ana.\ntitle: Rain\nlead: Wait for it.', 'It rains.'), '2026-01-01'],
  ['other quotes and line breaks', '2026-01-03', page("lead: 'Wait for it.'\ntitle: Rain", 'It\nrains.'), '2026-01-01'],
  [
    'a place in lists, and a still that has moved',
    '2026-01-04',
    page('lead: Wait for it.\ntitle: Rain\norder: 3\nstill: ../media/a.jpg', 'It rains.'),
    '2026-01-01',
  ],
  ['a word of a field', '2026-01-05', page('title: Rain\nlead: Wait for her.\norder: 3', 'It rains.'), '2026-01-05'],
  ['a word of the text', '2026-01-06', page('title: Rain\nlead: Wait for her.', 'It pours.'), '2026-01-06'],
])('after a commit of %s, the page last changed when its words did', async (_, day, text, changed) => {
  commit(day, text);
  expect([...(await readHistory('content', folder))]).toEqual([[file, `${changed}T12:00:00.000Z`]]);
});

it('knows no moment outside a repository', async () => {
  expect((await readHistory('content', tmpdir())).size).toBe(0);
});

it('a page is as new as the newest of its files, and of unknown age without one', () => {
  expect(newestOf(['2026-01-02T00:00:00.000Z', undefined, '2026-01-01T00:00:00.000Z'])).toBe(
    '2026-01-02T00:00:00.000Z',
  );
  expect(newestOf([undefined])).toBeUndefined();
});
