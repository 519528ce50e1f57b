import { describe, expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';
import type { Machine } from './machine.ts';

const own = '/home/me/.cache/ms-playwright/chrome';

interface Fake {
  readonly env?: Record<string, string>;
  /** The programs that are there. */
  readonly programs?: string[];
  /** Those of them that do not start. */
  readonly broken?: string[];
  readonly canUseApt?: boolean;
  /** What a command adds to the programs; a command that is not named fails. */
  readonly commands?: Record<string, string[]>;
}

function fakeMachine({ env = {}, programs = [], broken = [], canUseApt = false, commands = {} }: Fake) {
  const there = new Set(programs);
  const ran: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isExecutable: (file) => Promise.resolve(there.has(file)),
    answers: (file) => Promise.resolve(!broken.includes(file)),
    playwrightBrowser: () => own,
    canUseApt: () => Promise.resolve(canUseApt),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const adds = commands[line];
      adds?.forEach((file) => there.add(file));
      return Promise.resolve(adds !== undefined);
    },
    say: () => undefined,
  };
  return { machine, ran };
}

const download = 'playwright install --no-shell chromium';
const aptInstall = 'apt-get install -y --no-install-recommends chromium';

describe('findBrowser', () => {
  it('takes CHROME_PATH before all others', async () => {
    const { machine } = fakeMachine({
      env: { CHROME_PATH: '/opt/mine' },
      programs: ['/opt/mine', '/usr/bin/chromium'],
    });
    expect(await findBrowser(machine)).toBe('/opt/mine');
  });

  it('stops at a CHROME_PATH that names nothing', async () => {
    const { machine } = fakeMachine({ env: { CHROME_PATH: '/opt/mine' }, programs: ['/usr/bin/chromium'] });
    await expect(findBrowser(machine)).rejects.toThrow(
      /^CHROME_PATH is '\/opt\/mine', which is no program: correct it or unset it\.$/,
    );
  });

  it.each([
    '/usr/local/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])('takes an installed %s, and installs nothing', async (program) => {
    const { machine, ran } = fakeMachine({ programs: [program, own] });
    expect(await findBrowser(machine)).toBe(program);
    expect(ran).toEqual([]);
  });

  it('passes by a program that does not start', async () => {
    const stub = '/usr/bin/chromium-browser';
    const { machine } = fakeMachine({ programs: [stub, '/usr/bin/chrome'], broken: [stub] });
    expect(await findBrowser(machine)).toBe('/usr/bin/chrome');
  });

  it("takes Playwright's own where it was downloaded before", async () => {
    const { machine, ran } = fakeMachine({ programs: [own] });
    expect(await findBrowser(machine)).toBe(own);
    expect(ran).toEqual([]);
  });

  it("downloads Playwright's own", async () => {
    const { machine, ran } = fakeMachine({ canUseApt: true, commands: { [download]: [own] } });
    expect(await findBrowser(machine)).toBe(own);
    expect(ran).toEqual([download]);
  });

  it.each([
    ['cannot be downloaded', {}],
    ['does not start', { programs: [own], broken: [own] }],
  ])("installs Debian's where Playwright's own %s", async (_, fake) => {
    const commands = { 'apt-get update': [], [aptInstall]: ['/usr/bin/chromium'] };
    const { machine, ran } = fakeMachine({ ...fake, canUseApt: true, commands });
    expect(await findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([download, 'apt-get update', aptInstall]);
  });

  it.each([false, true])('says what to install where nothing helps (apt: %s)', async (canUseApt) => {
    const { machine } = fakeMachine({ canUseApt });
    await expect(findBrowser(machine)).rejects.toThrow(/Install Chromium or Chrome .* or set CHROME_PATH/);
  });
});
