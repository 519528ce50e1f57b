import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser, findCaddy } from './find-program.ts';

let folder: string;

/** Puts a program on the PATH. */
async function install(name: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, '#!/bin/sh\n', { mode: 0o755 });
  return file;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
  for (const name of ['CADDY_PATH', 'CHROME_PATH']) vi.stubEnv(name, '');
  vi.stubEnv('PATH', folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('prefers what the variable names', async () => {
  await install('caddy');
  const mine = await install('mine');
  vi.stubEnv('CADDY_PATH', mine);
  expect(findCaddy()).toBe(mine);
});

it('stops if the variable names nothing', () => {
  vi.stubEnv('CHROME_PATH', '/no/browser');
  expect(findBrowser).toThrow('CHROME_PATH is "/no/browser", which is not a program: correct it or unset it.');
});

it('takes an installed browser, first the one in which tests are fastest', async () => {
  const chrome = await install('google-chrome');
  expect(findBrowser()).toBe(chrome);
  const shell = await install('chromium-headless-shell');
  expect(findBrowser()).toBe(shell);
});

it('says what to install', () => {
  expect(findCaddy).toThrow(/No Caddy here: install .*caddy.*CADDY_PATH/);
});
