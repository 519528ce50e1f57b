import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newestOf, readHistory } from './history.query.ts';

let folder = '';
const rain = 'content/pages/rain.mdoc';
const snow = 'content/pages/schneefälle.mdoc';
const repository = () => path.join(folder, 'whole');

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: repository(), stdio: 'pipe' });
}

/** Commits a page's text at noon UTC of a day. */
function commit(file: string, day: string, text: string): void {
  writeFileSync(path.join(repository(), file), text);
  vi.stubEnv('GIT_COMMITTER_DATE', `${day}T14:00:00+02:00`);
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', day);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  mkdirSync(path.join(repository(), 'content/pages'), { recursive: true });
  git('init', '-q');
  commit(rain, '2026-01-01', 'It rains.');
  commit(snow, '2026-01-02', 'It snows.');
  commit(rain, '2026-01-03', 'It pours.');
  vi.unstubAllEnvs();
});

afterAll(() => rmSync(folder, { recursive: true }));

const moments = [
  [rain, '2026-01-03T12:00:00.000Z'],
  [snow, '2026-01-02T12:00:00.000Z'],
];

it("a file's last change is its newest commit", async () => {
  expect([...(await readHistory('content', repository()))].sort()).toEqual(moments);
});

it('personal Git settings, or another owner of the folder, change nothing', async () => {
  const settings = path.join(folder, 'settings');
  writeFileSync(
    settings,
    '[color]\nui = always\ndiff = always\n[diff]\norderFile = /none\n[log]\nshowRoot = false\nshowSignature = true\ndecorate = full\nfollow = true\n[core]\nquotePath = true\n',
  );
  vi.stubEnv('GIT_CONFIG_GLOBAL', settings);
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect([...(await readHistory('content', repository()))].sort()).toEqual(moments);
});

it('a shallow clone knows only the files that changed within it', async () => {
  git('clone', '-q', '--depth', '2', `file://${repository()}`, '../shallow');
  expect([...(await readHistory('content', path.join(folder, 'shallow')))]).toEqual(moments.slice(0, 1));
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
