import path from 'node:path';
import type { Machine } from './machine.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where browsers are installed without a name on the PATH. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A download of some 170 MB; past this the network is as good as none. */
const downloadSeconds = 300;
const aptSeconds = 600;

const advice =
  "No browser for the end-to-end tests, and none could be installed. Install Chromium or Chrome ('apt-get install " +
  "chromium' as root on Debian), or set CHROME_PATH to the browser's program.";

async function firstThatStarts(machine: Machine, files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    if ((await machine.isExecutable(file)) && (await machine.answers(file))) return file;
  }
  return undefined;
}

async function findInstalled(machine: Machine): Promise<string | undefined> {
  const folders = (machine.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return firstThatStarts(machine, [...onPath, ...usualPlaces]);
}

async function install(machine: Machine): Promise<string | undefined> {
  machine.say("No Chromium or Chrome is installed: getting Playwright's own.");
  await machine.run('playwright', ['install', '--no-shell', 'chromium'], downloadSeconds);
  const downloaded = await firstThatStarts(machine, [machine.playwrightBrowser()]);
  if (downloaded !== undefined || !(await machine.canUseApt())) return downloaded;
  machine.say("Playwright's own cannot be had or lacks a system library: installing Debian's Chromium.");
  // An update that fails for one source still leaves the lists of the others.
  await machine.run('apt-get', ['update'], aptSeconds);
  await machine.run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], aptSeconds);
  return findInstalled(machine);
}

/**
 * Finds a browser for the end-to-end tests: CHROME_PATH, an installed one, Playwright's own, or one it installs.
 * @returns the path of its program.
 * @throws where CHROME_PATH names no program, or no browser can be had; the message says what to do.
 */
export async function findBrowser(machine: Machine): Promise<string> {
  const chosen = machine.env.CHROME_PATH;
  if (chosen) {
    if (await machine.isExecutable(chosen)) return chosen;
    throw new Error(`CHROME_PATH is '${chosen}', which is no program: correct it or unset it.`);
  }
  const found =
    (await findInstalled(machine)) ??
    (await firstThatStarts(machine, [machine.playwrightBrowser()])) ??
    (await install(machine));
  if (found === undefined) throw new Error(advice);
  return found;
}
