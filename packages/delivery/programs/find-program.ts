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

/** A program that does not come with the packages of npm. */
export interface Program {
  /** The environment variable that overrides the search. */
  readonly variable: string;
  /** Its names on the PATH, and where it may be besides the PATH. */
  readonly names: readonly string[];
  /** What to install, such as `Debian’s caddy`. */
  readonly install: string;
  readonly name: string;
}

/** The program that an environment variable names; undefined if it is not set. @throws Error if it names no program. */
export function readChosen(variable: string): string | undefined {
  const chosen = process.env[variable];
  if (!chosen) return undefined;
  if (isExecutable(chosen)) return chosen;
  throw new Error(`${variable} is "${chosen}", which is not a program: correct it or unset it.`);
}

/** The programs that are there, of some names on the PATH and absolute paths, in their order. */
export function listInstalled(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = (name: string) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.resolve(folder, name));
  return [...new Set(names.flatMap(places))].filter(isExecutable);
}

/** @throws Error that says what to install, if it is not there. */
function findProgram({ name, variable, names, install }: Program): string {
  const found = readChosen(variable) ?? listInstalled(names)[0];
  if (found !== undefined) return found;
  throw new Error(`No ${name} here: install ${install}, or set ${variable} to its path.`);
}

/** What this machine lacks of some programs, in a sentence; undefined if it has them all. */
export function findMissing(programs: readonly Program[]): string | undefined {
  try {
    for (const program of programs) findProgram(program);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const caddyProgram: Program = {
  name: 'Caddy',
  variable: 'CADDY_PATH',
  names: ['caddy'],
  install: 'Debian’s caddy',
};

/** @throws Error that says what to install, if there is no Caddy. */
export function findCaddy(): string {
  return findProgram(caddyProgram);
}
