import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeServer, listen } from './listen.ts';
import { startSite } from './start-site.ts';

const build = 'mkdir -p dist && echo x >> builds.log && cp src/page.html dist/index.html';

let root: string;
let lines: string[];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'start-'));
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(root, 'src/page.html'), 'first');
  lines = [];
  const keep = (line: unknown) => lines.push(String(line));
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

/** Starts the site on a free port, as `npm start` does. */
function start(command: string) {
  const controller = new AbortController();
  const stop = { signal: controller.signal, exitCode: () => 130 };
  const ended = startSite({ root, command, port: 0, stop });
  const address = vi.waitUntil(() => /http:\S+/.exec(lines.at(-1) ?? '')?.[0], { timeout: 10_000 });
  return { ended, address, stop: controller };
}

async function readPage(command = build): Promise<string> {
  lines = [];
  const { ended, address, stop } = start(command);
  const text = await (await fetch(await address)).text();
  stop.abort();
  expect(await ended).toBe(0);
  return text;
}

it('builds once, and again only when a source has changed', async () => {
  expect(await readPage()).toBe('first');
  expect(await readPage('exit 1')).toBe('first');
  expect(lines[0]).toBe('Nothing changed since the last build.');
  await writeFile(path.join(root, 'src/page.html'), 'second');
  expect(await readPage()).toBe('second');
});

it('ends with 1 after a failed build, and notes nothing', async () => {
  expect(await readPage()).toBe('first');
  await writeFile(path.join(root, 'src/page.html'), 'second');
  const { ended, address } = start('exit 3');
  address.catch(() => 'It never comes.');
  expect(await ended).toBe(1);
  expect(lines.at(-1)).toMatch(/^The build failed after .+ \(exit code 3\)\.$/);
  expect(existsSync(path.join(root, '.cache/build-stamp.json'))).toBe(false);
});

it('ends the build, and all it started, when asked to stop', async () => {
  const { ended, address, stop } = start('(sleep 2 && touch late) & touch begun; wait');
  address.catch(() => 'It never comes.');
  await vi.waitUntil(() => existsSync(path.join(root, 'begun')));
  stop.abort();
  expect(await ended).toBe(130);
  await setTimeout(2_200);
  expect(existsSync(path.join(root, 'late'))).toBe(false);
  expect(existsSync(path.join(root, '.cache/build-stamp.json'))).toBe(false);
});

it('says what to do about a taken port, before it builds', async () => {
  const other = createServer();
  const port = await listen(other, 0);
  const stop = { signal: new AbortController().signal, exitCode: () => 0 };
  await expect(startSite({ root, command: build, port, stop })).rejects.toThrow(
    new RegExp(`^Port ${String(port)} is taken: stop what runs there, or choose another: PORT=\\d+ npm start$`),
  );
  await closeServer(other);
  expect(existsSync(path.join(root, 'builds.log'))).toBe(false);
});
