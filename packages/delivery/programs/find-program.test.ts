import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findCaddy, listInstalled } from './find-program.ts';

let folder: string;

async function install(name: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, '#!/bin/sh\n', { mode: 0o755 });
  return file;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
  vi.stubEnv('CADDY_PATH', '');
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
  vi.stubEnv('CADDY_PATH', '/no/caddy');
  expect(findCaddy).toThrow('CADDY_PATH is "/no/caddy", which is not a program: correct it or unset it.');
});

it('lists what is installed in the order of the names, on the PATH or not', async () => {
  const [chrome, shell] = [await install('chrome'), await install('shell')];
  expect(listInstalled(['shell', chrome, 'edge'])).toEqual([shell, chrome]);
});

it('says what to install', () => {
  expect(findCaddy).toThrow(/No Caddy here: install .*caddy.*CADDY_PATH/);
});
