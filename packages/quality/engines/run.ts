/** `npm run test:engines`: the journeys in Firefox and WebKit; writes docs/engines.md; its last line is `N passed, N failed`. */
import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram, type Program } from '@site/system/find-program.ts';
import { runCommand } from '@site/system/run-command.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { describeEngines } from './engine-matrix.ts';
import { excludedSpecs, excludedTests } from './exclusions.ts';
import { reportSchema, type Report } from './reporter.ts';

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
async function runEngine(name: 'firefox' | 'webkit', env: Environment): Promise<Report> {
  const file = path.join(root, `.cache/${name}-report.json`);
  await rm(file, { force: true });
  const reporters = '--reporter=list,./packages/quality/engines/reporter.ts';
  const options = { root, signal: stop.signal, env: { ...env, ENGINE_REPORT: file } };
  const code = await runCommand('playwright', ['test', '--config', `playwright.${name}.config.ts`, reporters], options);
  const report = reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const hasFailure = Object.keys(report.failures).length > 0;
  if (code !== 0 && !hasFailure)
    throw new Error(`Playwright ended with exit code ${String(code)} but named no failed test`);
  return report;
}

/** Starts a screen in memory, on which WebKit draws. The number of the process keeps two runs apart. */
function openDisplay(program: string, signal: AbortSignal): string {
  const display = `:${String(100 + (process.pid % 50_000))}`;
  const args = [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  void runCommand(program, args, { root, signal, showOutput: false });
  return display;
}

await runMain(async () => {
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
    const reports = [...results.values()];
    const passed = reports.flatMap((report) => Object.values(report.passed)).reduce((sum, count) => sum + count, 0);
    const failed = reports.flatMap((report) => Object.values(report.failures).flat()).length;
    console.log(`${String(passed)} passed, ${String(failed)} failed`);
    return failed > 0 ? 1 : 0;
  } finally {
    ended.abort();
  }
});
