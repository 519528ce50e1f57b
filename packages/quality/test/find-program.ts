import path from 'node:path';
import type { Machine } from './machine.ts';

/** A program that comes with no package of npm. */
export interface Program {
  readonly name: string;
  /** Debian's package of it. */
  readonly debian: string;
  /** The variable that names another place of it. */
  readonly variable: string;
}

export const caddy: Program = { name: 'caddy', debian: 'caddy', variable: 'CADDY_PATH' };
export const wrk: Program = { name: 'wrk', debian: 'wrk', variable: 'WRK_PATH' };

const aptSeconds = 600;

async function findOnPath({ name }: Program, machine: Machine): Promise<string | undefined> {
  for (const folder of (machine.env.PATH ?? '').split(path.delimiter).filter(Boolean)) {
    const file = path.join(folder, name);
    if (await machine.isExecutable(file)) return file;
  }
  return undefined;
}

/** Installs Debian's package where that asks nobody. */
async function install(program: Program, machine: Machine): Promise<string | undefined> {
  if (!(await machine.canUseApt())) return undefined;
  machine.say(`There is no ${program.name}: installing Debian's.`);
  // An update that fails for one source still leaves the lists of the others.
  await machine.run('apt-get', ['update'], aptSeconds);
  await machine.run('apt-get', ['install', '-y', '--no-install-recommends', program.debian], aptSeconds);
  return findOnPath(program, machine);
}

/**
 * Finds a program: where its variable says, on the PATH, or as Debian's package, which it installs.
 * @returns the path of the program.
 * @throws where it cannot be had; the message says what to do.
 */
export async function findProgram(program: Program, machine: Machine): Promise<string> {
  const { name, debian, variable } = program;
  const chosen = machine.env[variable];
  if (chosen) {
    if (await machine.isExecutable(chosen)) return chosen;
    throw new Error(`${variable} is '${chosen}', which is no program: correct it or unset it.`);
  }
  const found = (await findOnPath(program, machine)) ?? (await install(program, machine));
  if (found !== undefined) return found;
  throw new Error(
    `No ${name} here: install it ('apt-get install ${debian}' as root on Debian), or set ${variable} to the program.`,
  );
}
