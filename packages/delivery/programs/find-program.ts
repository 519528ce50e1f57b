import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** How Chromium is started: without traffic of its own, and without its sandbox, in which it refuses to start as root. */
export const browserArguments = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Chromium that cannot open windows comes first: tests take two thirds of the time in it. Playwright's own comes last. */
const browsers = [
  ...['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  chromium.executablePath(),
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program that does not come with the packages of npm. */
interface Program {
  /** The environment variable that overrides the search. */
  readonly variable: string;
  /** Its names on the PATH, and where it may be besides the PATH. */
  readonly names: readonly string[];
  /** What to install, such as `Debian’s caddy`. */
  readonly install: string;
  /** What people call it. */
  readonly name: string;
}

const chromiumProgram: Program = {
  name: 'Chromium',
  variable: 'CHROME_PATH',
  names: browsers,
  install: 'Debian’s chromium-headless-shell, Chrome, or Playwright’s own ("npx playwright install chromium")',
};

/** @throws Error if the variable does not name a program. */
function lookFor({ variable, names }: Program): string | undefined {
  const chosen = process.env[variable];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`${variable} is "${chosen}", which is not a program: correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.resolve(folder, name))).find(isExecutable);
}

/** @throws Error that says what to install, if it is not there. */
export function findProgram(program: Program): string {
  const found = lookFor(program);
  if (found !== undefined) return found;
  const { name, install, variable } = program;
  throw new Error(`No ${name} here: install ${install}, or set ${variable} to its path.`);
}

/** The browser that tests use, if one is installed: any Chromium or Chrome. */
export function findInstalledBrowser(): string | undefined {
  return lookFor(chromiumProgram);
}

/** @throws Error that says what to install, if there is no Chromium or Chrome. */
export function findBrowser(): string {
  return findProgram(chromiumProgram);
}

/** @throws Error that says what to install, if there is no Caddy. */
export function findCaddy(): string {
  return findProgram({ name: 'Caddy', variable: 'CADDY_PATH', names: ['caddy'], install: 'Debian’s caddy' });
}
