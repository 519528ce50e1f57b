import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, glob } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A program that the engines need, and how to come by it where it is missing. */
interface Wanted {
  readonly names: readonly string[];
  /** Places that are on no PATH, as patterns for files. */
  readonly places?: readonly string[];
  readonly what: string;
  readonly debianPackage: string;
}

/** By the environment variable that names each to the tests; whoever sets one chooses the program. */
const wanted = {
  FIREFOX_PATH: { names: ['firefox-esr', 'firefox'], what: 'Firefox', debianPackage: 'firefox-esr' },
  WEBKIT_DRIVER_PATH: { names: ['WebKitWebDriver'], what: 'WebKit’s driver', debianPackage: 'webkit2gtk-driver' },
  WEBKIT_BROWSER_PATH: {
    names: ['MiniBrowser'],
    places: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
    what: 'WebKit’s MiniBrowser',
    debianPackage: 'webkit2gtk-driver',
  },
  XVFB_PATH: { names: ['Xvfb'], what: 'Xvfb, the screen for WebKit', debianPackage: 'xvfb' },
} as const satisfies Record<string, Wanted>;

type ProgramName = keyof typeof wanted;
export type Programs = Readonly<Record<ProgramName, string>>;

const programNames = Object.keys(wanted) as ProgramName[];

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

type Environment = Readonly<Record<string, string | undefined>>;

async function findProgram(name: ProgramName, env: Environment): Promise<string | undefined> {
  const chosen = env[name];
  if (chosen) return (await isExecutable(chosen)) ? chosen : undefined;
  const { names, places = [] }: Wanted = wanted[name];
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  for (const file of names.flatMap((one) => folders.map((folder) => path.join(folder, one)))) {
    if (await isExecutable(file)) return file;
  }
  for (const place of places) {
    for await (const file of glob(place)) if (await isExecutable(file)) return file;
  }
  return undefined;
}

/**
 * Finds what drives Firefox and WebKit here; installs nothing.
 * @throws where something is missing; the message has a line for each, which says what to install.
 */
export async function findPrograms(env: Environment): Promise<Programs> {
  const found = await Promise.all(programNames.map(async (name) => [name, await findProgram(name, env)] as const));
  const missing = found.flatMap(([name, file]) => {
    if (file !== undefined) return [];
    const { what, debianPackage } = wanted[name];
    const chosen = env[name];
    if (chosen) return [`${name} is '${chosen}', which is no program: correct it or unset it.`];
    return [
      `${what} is missing: install it ('apt-get install --no-install-recommends ${debianPackage}' as root on Debian) ` +
        `or set ${name} to its program.`,
    ];
  });
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return Object.fromEntries(found) as Programs;
}

/** What a browser says it is, such as `Mozilla Firefox 153.7.0esr`; MiniBrowser says nothing without a display. */
export async function readVersion(browser: string, display: string): Promise<string> {
  const env = { ...process.env, DISPLAY: display };
  const { stdout } = await promisify(execFile)(browser, ['--version'], { encoding: 'utf8', env });
  return stdout.trim();
}
