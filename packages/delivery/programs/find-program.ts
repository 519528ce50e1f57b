import { accessSync, constants } from 'node:fs';
import path from 'node:path';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The program in an environment variable; undefined if it is not set.
 * @throws Error if there is no such program.
 */
export function readChosen(variable: string): string | undefined {
  const chosen = process.env[variable];
  if (!chosen) return undefined;
  if (isExecutable(chosen)) return chosen;
  throw new Error(`${variable} is "${chosen}", which is not a program: correct it or unset it.`);
}

/** The installed ones of some names on the PATH and absolute paths, in order. */
export function listInstalled(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = (name: string) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.resolve(folder, name));
  return [...new Set(names.flatMap(places))].filter(isExecutable);
}

/** @throws Error that says what to install, if there is no Caddy. */
export function findCaddy(): string {
  const found = readChosen('CADDY_PATH') ?? listInstalled(['caddy'])[0];
  if (found !== undefined) return found;
  throw new Error('No Caddy here: install Debian’s caddy, or set CADDY_PATH to its path.');
}

/** A sentence; undefined if Caddy is installed. */
export function explainMissingCaddy(): string | undefined {
  try {
    findCaddy();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
