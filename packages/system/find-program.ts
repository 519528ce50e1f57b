/** `node packages/system/find-program.ts`: finds the tests' browser, or installs it. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** A program that does not come with the packages of npm. */
export interface Program {
  readonly name: string;
  /** Its other names on the PATH, and where it may be besides the PATH. */
  readonly others?: readonly string[];
  /** Whether it must answer `--version`: a browser may lack a library, and Ubuntu's `chromium-browser` is only a notice. */
  readonly isTried?: boolean;
  /** Debian's package of it. */
  readonly debian: string;
  /** The environment variable that overrides the search. */
  readonly variable: string;
  /** What to run with Node to install it, before Debian's package is tried. */
  readonly installer?: readonly string[];
}

export const caddy: Program = { name: 'caddy', debian: 'caddy', variable: 'CADDY_PATH' };

const playwright = path.join(import.meta.dirname, '../../node_modules/.bin/playwright');

/** Any Chromium or Chrome, or Playwright's own. */
export const browserProgram: Program = {
  name: 'chromium',
  others: [
    ...['chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ],
  isTried: true,
  debian: 'chromium',
  variable: 'CHROME_PATH',
  installer: [playwright, 'install', '--no-shell', 'chromium'],
};

/** Chromium that cannot open windows, in which tests take two thirds of the time; any other if it is not there. */
export const testBrowser: Program = {
  ...browserProgram,
  name: 'chromium-headless-shell',
  others: [browserProgram.name, ...(browserProgram.others ?? [])],
  debian: 'chromium-headless-shell',
};

/** How Chromium is started: without traffic of its own, and without its sandbox, in which it refuses to start as root. */
export const browserArguments = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Looks for a program: where its variable says, on the PATH, or in its usual places.
 * @returns undefined if it is not installed.
 * @throws Error if the variable does not name a program.
 */
export function findInstalled({ name, others = [], isTried, variable }: Program): string | undefined {
  const chosen = process.env[variable];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`${variable} is "${chosen}", which is not a program: correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  // A path that is absolute stays as it is.
  const places = [name, ...others].flatMap((one) => folders.map((folder) => path.resolve(folder, one)));
  return [...new Set(places)].find(
    (file) => isExecutable(file) && (!isTried || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0),
  );
}

/** Runs an installer. Whether it succeeded shows in whether the program is found afterwards. */
function run(command: string, ...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 });
}

/**
 * Finds a program, or installs it if no input is needed for that.
 * @returns its path.
 * @throws Error that says what to install.
 */
export function findProgram(program: Program): string {
  const { name, debian, variable, installer } = program;
  let found = findInstalled(program);
  if (found === undefined && process.getuid?.() === 0) {
    console.log(`${name} is not installed: installing Debian's.`);
    // If apt fails to update one source, the lists of the others are still there.
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', debian);
    found = findInstalled(program);
  }
  if (found === undefined && installer) {
    console.log(`${name} is not installed: downloading it.`);
    run(process.execPath, ...installer);
    found = findInstalled(program);
  }
  if (found !== undefined) return found;
  const advice = `Install it ("apt-get install ${debian}" as root on Debian), or set ${variable} to its path.`;
  throw new Error(`${name} is not installed, and could not be. ${advice}`);
}

if (import.meta.main) console.log(`Browser: ${findProgram(testBrowser)}`);
