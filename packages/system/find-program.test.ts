import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserProgram, caddy, findInstalled, findProgram } from './find-program.ts';

let folder: string;

/** Puts a shell script on the PATH. */
async function install(name: string, script = 'true'): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
  for (const name of ['CADDY_PATH', 'CHROME_PATH']) vi.stubEnv(name, '');
  vi.stubEnv('PATH', folder);
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('prefers what the variable names', async () => {
  await install('caddy');
  const mine = await install('mine');
  vi.stubEnv('CADDY_PATH', mine);
  expect(findProgram(caddy)).toBe(mine);
});

it('stops if the variable names nothing', () => {
  vi.stubEnv('CHROME_PATH', '/no/browser');
  expect(() => findProgram(browserProgram)).toThrow(
    'CHROME_PATH is "/no/browser", which is not a program: correct it or unset it.',
  );
});

it('takes an installed browser, but not one that does not start', async () => {
  await install('chromium', 'exit 1');
  const chrome = await install('google-chrome');
  expect(findInstalled(browserProgram)).toBe(chrome);
});

it('installs what is missing from Debian, as root alone', async () => {
  const installed = path.join(folder, 'caddy');
  await install('apt-get', `[ "$1" = update ] || { echo '#!/bin/sh' > ${installed}; /bin/chmod 755 ${installed}; }`);
  const user = vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(() => findProgram(caddy)).toThrow(/^caddy is not installed.*"apt-get install caddy".*CADDY_PATH/);
  user.mockReturnValue(0);
  expect(findProgram(caddy)).toBe(installed);
});
