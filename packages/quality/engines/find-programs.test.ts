import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPrograms } from './find-programs.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function addProgram(name: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '#!/bin/sh\n');
  await chmod(file, 0o755);
  return file;
}

it('finds the programs on the PATH', async () => {
  for (const name of ['firefox-esr', 'WebKitWebDriver', 'MiniBrowser', 'Xvfb']) await addProgram(name);
  expect(await findPrograms({ PATH: folder })).toEqual({
    FIREFOX_PATH: path.join(folder, 'firefox-esr'),
    WEBKIT_DRIVER_PATH: path.join(folder, 'WebKitWebDriver'),
    WEBKIT_BROWSER_PATH: path.join(folder, 'MiniBrowser'),
    XVFB_PATH: path.join(folder, 'Xvfb'),
  });
});

it('takes the programs that the environment names', async () => {
  for (const name of ['firefox', 'WebKitWebDriver', 'MiniBrowser', 'Xvfb']) await addProgram(name);
  const own = await addProgram('own/firefox');
  expect(await findPrograms({ PATH: folder, FIREFOX_PATH: own })).toMatchObject({ FIREFOX_PATH: own });
});

it('says of each missing program what to install', async () => {
  const browser = await addProgram('MiniBrowser');
  const found = findPrograms({ PATH: folder, WEBKIT_BROWSER_PATH: browser });
  await expect(found).rejects.toThrow(/^Firefox is missing: .*firefox-esr/);
  await expect(found).rejects.toThrow(/^WebKit’s driver is missing: .*webkit2gtk-driver/m);
  await expect(found).rejects.toThrow(/^Xvfb.* is missing: .* xvfb/m);
  await expect(found).rejects.not.toThrow(/MiniBrowser is missing/);
});

it('says of a program that is named and not there which variable names it', async () => {
  const found = findPrograms({ PATH: '', XVFB_PATH: '/nowhere/Xvfb' });
  await expect(found).rejects.toThrow("XVFB_PATH is '/nowhere/Xvfb', which is no program");
});
