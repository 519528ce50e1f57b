/** `npm run test:engines`: the journeys in Firefox and WebKit; writes docs/engines.md; its last line is `N passed, N failed`. */
import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import { buildSite } from '@site/system/build-site.ts';
import { readCommandLine } from '@site/system/command-line.ts';
import { findProgram, type Program } from '@site/system/find-program.ts';
import { runCommand } from '@site/system/run-command.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { describeEngines, readResults } from './engine-matrix.ts';
import { excludedSpecs, excludedTests } from './exclusions.ts';

const root = path.join(import.meta.dirname, '../../..');
const stop = listenForStop();

const firefox: Program = { name: 'firefox-esr', debian: 'firefox-esr', variable: 'FIREFOX_PATH' };
const webkitDriver: Program = { name: 'WebKitWebDriver', debian: 'webkit2gtk-driver', variable: 'WEBKIT_DRIVER_PATH' };
const xvfb: Program = { name: 'Xvfb', debian: 'xvfb', variable: 'XVFB_PATH' };

/** Debian installs MiniBrowser with the driver, in a folder that is not on the PATH. */
async function findMiniBrowser(): Promise<string> {
  const { WEBKIT_BROWSER_PATH: chosen } = process.env;
  if (chosen) return chosen;
  for await (const file of glob('/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser')) return file;
  throw new Error(`No MiniBrowser here: install ${webkitDriver.debian}, or set WEBKIT_BROWSER_PATH to the program.`);
}

type Environment = Readonly<Record<string, string>>;

async function readVersion(browser: string, env: Environment): Promise<string> {
  const { stdout } = await promisify(execFile)(browser, ['--version'], { env: { ...process.env, ...env } });
  return stdout.trim();
}

/** @throws if Playwright wrote no report, or one that names no failure although it failed. */
async function runEngine(name: 'firefox' | 'webkit', env: Environment) {
  const file = path.join(root, `.cache/${name}-report.json`);
  await rm(file, { force: true });
  const args = ['test', '--project', name, '--reporter=list,json'];
  const options = { root, signal: stop.signal, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  const code = await runCommand('playwright', args, options);
  const results = readResults(JSON.parse(await readFile(file, 'utf8')) as JSONReport);
  if (code !== 0 && results.every(({ hasPassed }) => hasPassed)) {
    throw new Error(`Playwright ended with exit code ${String(code)} but named no failed test`);
  }
  return results;
}

/** Starts a virtual display for WebKit. Its number is made of the process id, so that two runs do not collide. */
function openDisplay(program: string, signal: AbortSignal): string {
  const display = `:${String(100 + (process.pid % 50_000))}`;
  const args = [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  void runCommand(program, args, { root, signal, showOutput: false });
  return display;
}

await runMain(async () => {
  readCommandLine(process.argv.slice(2), {
    command: 'npm run test:engines',
    does: 'Builds the site and walks it in Firefox and WebKit. Writes docs/engines.md.',
    options: {},
  });
  await buildSite(root, stop.signal);
  const firefoxPath = findProgram(firefox);
  const driver = findProgram(webkitDriver);
  const browser = await findMiniBrowser();
  const ended = new AbortController();
  const display = openDisplay(findProgram(xvfb), AbortSignal.any([stop.signal, ended.signal]));
  try {
    await mkdir(path.join(root, '.cache'), { recursive: true });
    const webkit = { WEBKIT_DRIVER_PATH: driver, WEBKIT_BROWSER_PATH: browser, DISPLAY: display };
    const results = new Map([
      [await readVersion(firefoxPath, {}), await runEngine('firefox', { FIREFOX_PATH: firefoxPath })],
      [await readVersion(browser, webkit), await runEngine('webkit', webkit)],
    ]);
    await writeFile(path.join(root, 'docs/engines.md'), describeEngines(results, [...excludedSpecs, ...excludedTests]));
    const all = [...results.values()].flat();
    const failed = all.filter(({ hasPassed }) => !hasPassed).length;
    console.log(`${String(all.length - failed)} passed, ${String(failed)} failed`);
    return failed > 0 ? 1 : 0;
  } finally {
    ended.abort();
  }
});
