import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** A program that npm does not install. */
interface Program {
  /** Its names on the PATH. */
  readonly commands: readonly [string, ...string[]];
  /** Where it may be besides the PATH. */
  readonly places?: readonly string[];
  /** Whether it must answer `--version`: Ubuntu's chromium-browser only says what to install, and a browser may lack a library. */
  readonly isAsked?: boolean;
  readonly debianPackage: string;
  /** The environment variable that overrides the search. */
  readonly variable: string;
  /** A way to install it that is tried before Debian's: arguments for Node. */
  readonly installer?: readonly string[];
}

const programs = {
  caddy: { commands: ['caddy'], debianPackage: 'caddy', variable: 'CADDY_PATH' },
  wrk: { commands: ['wrk'], debianPackage: 'wrk', variable: 'WRK_PATH' },
  browser: {
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    places: [
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ],
    isAsked: true,
    debianPackage: 'chromium',
    variable: 'CHROME_PATH',
    installer: [
      path.join(import.meta.dirname, '../../node_modules/.bin/playwright'),
      'install',
      '--no-shell',
      'chromium',
    ],
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Looks for a program on this machine: where its variable says, on the PATH, or in its usual places.
 * @returns undefined if it is not installed.
 * @throws Error if the variable does not name a program.
 */
export function findInstalled(name: ProgramName): string | undefined {
  const { commands, places = [], isAsked, variable }: Program = programs[name];
  const chosen = process.env[variable];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`${variable} is "${chosen}", which is not a program: correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = [...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))), ...places];
  return files.find(
    (file) => isExecutable(file) && (!isAsked || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0),
  );
}

/** Runs an installer; whether it succeeded shows in whether the program is there afterwards. */
function run(command: string, ...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 });
}

/**
 * Finds a program, or installs it if that needs no question.
 * @returns its path.
 * @throws Error that says what to install.
 */
export function findProgram(name: ProgramName): string {
  const { debianPackage, variable, installer }: Program = programs[name];
  const installers: (() => void)[] = [];
  if (installer) {
    installers.push(() => {
      run(process.execPath, ...installer);
    });
  }
  if (process.getuid?.() === 0) {
    installers.push(() => {
      // If one source fails to update, the lists of the others are still there.
      run('apt-get', 'update');
      run('apt-get', 'install', '-y', '--no-install-recommends', debianPackage);
    });
  }
  let found = findInstalled(name);
  for (const install of installers) {
    if (found !== undefined) return found;
    console.log(`No ${name} is installed: trying to install it.`);
    install();
    found = findInstalled(name);
  }
  if (found !== undefined) return found;
  const advice = `install it ("apt-get install ${debianPackage}" as root on Debian), or set ${variable} to its path`;
  throw new Error(`No ${name} was found, and none could be installed: ${advice}.`);
}

if (import.meta.main) {
  const [name] = process.argv.slice(2);
  if (name === undefined || !(name in programs)) throw new Error(`Name one of: ${Object.keys(programs).join(', ')}`);
  console.log(`Using ${findProgram(name as ProgramName)}`);
}
