/**
 * Finds or installs the browser for tests and the bench. On its own, `node packages/quality/browser/ensure-browser.ts`
 * prints its path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { listInstalled, readChosen } from '@site/delivery/programs/find-program.ts';
import { runMain } from '@site/model/command/run-main.ts';

/** Disables Chromium's own traffic, and its sandbox, in which it refuses to start as root. */
export const browserArguments = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run'],
  // A player in a process of its own would take the test's pointer without telling the page.
  '--disable-site-isolation-trials',
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

const packaged = path.join(import.meta.dirname, 'packaged');
const unpacked = path.join(import.meta.dirname, '../../../.cache/browser');
const packagedBrowser = path.join(unpacked, 'chromium.sh');

const windowsFolders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);

/** The headless shell comes first: tests take two thirds of the time in it. */
const names = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  ...['microsoft-edge', 'microsoft-edge-stable'],
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ...['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].flatMap((file) =>
    windowsFolders.map((folder) => path.join(folder, file)),
  ),
  chromium.executablePath(),
  packagedBrowser,
];

/** Whether a browser starts: a downloaded one may lack system libraries. */
async function opens(executablePath: string): Promise<boolean> {
  try {
    await using browser = await chromium.launch({ executablePath, args: browserArguments });
    return browser.isConnected();
  } catch {
    return false;
  }
}

/** @returns whether the command succeeded. */
function run(command: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', env }).status === 0;
}

/**
 * Installs the package that contains Chromium, with the libraries and fonts that a machine may lack, and unpacks it.
 */
function unpackBrowser(): void {
  if (!run('npm', 'ci', '--ignore-scripts', '--prefix', packaged)) return;
  const read = (name: string) =>
    brotliDecompressSync(readFileSync(path.join(packaged, 'node_modules/@sparticuz/chromium/bin', `${name}.br`)));
  mkdirSync(unpacked, { recursive: true });
  for (const name of ['al2023.tar', 'fonts.tar']) spawnSync('tar', ['-x', '-C', unpacked], { input: read(name) });
  writeFileSync(path.join(unpacked, 'chromium'), read('chromium'), { mode: 0o755 });
  const fonts = '<fontconfig><dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir></fontconfig>\n';
  writeFileSync(path.join(unpacked, 'fonts.conf'), fonts);
  const script = `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="$folder/lib" FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/chromium" "$@"
`;
  writeFileSync(packagedBrowser, script, { mode: 0o755 });
}

/** Ways to install a browser, in order. */
const ways: readonly { readonly name: string; readonly isPossible: boolean; readonly bring: () => void }[] = [
  {
    name: "Playwright's own",
    isPossible: true,
    bring: () => {
      const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
      run(process.execPath, path.join(path.dirname(manifest), 'cli.js'), 'install', 'chromium');
    },
  },
  {
    name: "Debian's chromium-headless-shell",
    isPossible: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    bring: () => {
      run('apt-get', 'update');
      run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
    },
  },
  {
    name: '@sparticuz/chromium',
    isPossible: process.platform === 'linux' && process.arch === 'x64',
    bring: unpackBrowser,
  },
];

async function findBrowser(): Promise<string | undefined> {
  for (const file of listInstalled(names)) if (await opens(file)) return file;
  return undefined;
}

/**
 * The path of a browser that starts: CHROME_PATH, an installed one, or a new one. Sets CHROME_PATH for this process and
 * its children.
 * @throws Error that says what to install, if none starts.
 */
export async function ensureBrowser(): Promise<string> {
  const chosen = readChosen('CHROME_PATH');
  if (chosen !== undefined) return chosen;
  let found = await findBrowser();
  for (const { name, bring } of ways.filter(({ isPossible }) => isPossible)) {
    if (found !== undefined) break;
    console.log(`No browser opens here: installing ${name}`);
    bring();
    found = await findBrowser();
  }
  if (found === undefined) throw new Error('No browser opens here: install Chrome, or set CHROME_PATH to one.');
  process.env.CHROME_PATH = found;
  return found;
}

if (import.meta.main) {
  await runMain(async () => {
    console.log(await ensureBrowser());
    return 0;
  });
}
