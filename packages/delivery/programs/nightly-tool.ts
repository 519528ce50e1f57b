import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Not installed by `npm ci`, because neither `npm start` nor `npm test` needs them. */
const packages = path.join(import.meta.dirname, 'nightly/node_modules');

/** @throws Error that says how to install them. */
function expectInstalled(): void {
  if (!existsSync(packages)) throw new Error('Run "npm run nightly:install" first.');
}

export function findNightlyTool(file: 'vnu-jar/build/dist/vnu.jar'): string {
  expectInstalled();
  return path.join(packages, file);
}

export function requireNightly(name: string): unknown {
  expectInstalled();
  return createRequire(packages)(name);
}
