/** `npm run wrangler -- login`: runs a program of packages/system/nightly with arguments. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'nightly');

/** Where each program is, from `node_modules`. */
const places = {
  lighthouse: '.bin/lighthouse',
  vnu: 'vnu-jar/build/dist/vnu.jar',
  wrangler: '.bin/wrangler',
} as const;

type NightlyTool = keyof typeof places;

const isNightlyTool = (name: string): name is NightlyTool => name in places;

/** Whether npm has installed what the lockfile says. */
function isInstalled(): boolean {
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(path.join(folder, 'package-lock.json')).mtimeMs
  );
}

/**
 * Installs what `npm ci` leaves out because neither `npm start` nor `npm test` needs it, unless it is there.
 * @throws Error if it cannot be installed.
 */
function installNightlyTools(): void {
  if (isInstalled()) return;
  console.log('Installing Lighthouse, Selenium, the W3C checker and Wrangler in packages/system/nightly …');
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('They could not be installed: run "npm ci" in packages/system/nightly.');
}

/**
 * Finds a nightly program, and installs it first if it is missing.
 * @returns its path.
 * @throws Error if it cannot be installed.
 */
export function findNightlyTool(name: NightlyTool): string {
  installNightlyTools();
  return path.join(folder, 'node_modules', places[name]);
}

/**
 * `require` as from the nightly folder, whose packages are installed first if they are missing.
 * @throws Error if they cannot be installed.
 */
export function requireNightly(): NodeJS.Require {
  installNightlyTools();
  return createRequire(path.join(folder, 'package.json'));
}

if (import.meta.main) {
  const [name = '', ...args] = process.argv.slice(2);
  if (!isNightlyTool(name)) throw new Error(`"${name}" is not one of ${Object.keys(places).join(', ')}.`);
  process.exitCode = spawnSync(findNightlyTool(name), args, { stdio: 'inherit' }).status ?? 1;
}
