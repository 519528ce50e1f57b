import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findCaddy, listInstalled } from './find-program.ts';

it('lists what is installed in the order of the names, on the PATH or not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [chrome, shell] = ['chrome', 'shell'].map((name) => path.join(folder, name)) as [string, string];
  for (const file of [chrome, shell]) await writeFile(file, '#!/bin/sh\n', { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  expect(listInstalled(['shell', chrome, 'edge'])).toEqual([shell, chrome]);
});

it('stops if the variable names nothing', () => {
  vi.stubEnv('CADDY_PATH', '/no/caddy');
  expect(findCaddy).toThrow('CADDY_PATH is "/no/caddy", which is not a program: correct it or unset it.');
});
