import { expect, it } from 'vitest';
import { caddy, findProgram } from './find-program.ts';
import type { Machine } from './machine.ts';

interface Fake {
  readonly env?: Record<string, string>;
  readonly programs?: string[];
  readonly canUseApt?: boolean;
  /** What apt's package brings. */
  readonly brings?: string;
}

function fakeMachine({ env = {}, programs = [], canUseApt = false, brings }: Fake) {
  const there = new Set(programs);
  const ran: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isExecutable: (file) => Promise.resolve(there.has(file)),
    answers: () => Promise.resolve(true),
    playwrightBrowser: () => '',
    canUseApt: () => Promise.resolve(canUseApt),
    run: (command, args) => {
      ran.push([command, ...args].join(' '));
      if (args.includes('install') && brings !== undefined) there.add(brings);
      return Promise.resolve(true);
    },
    say: () => undefined,
  };
  return { machine, ran };
}

it('takes the one that its variable names, before all others', async () => {
  const { machine } = fakeMachine({ env: { CADDY_PATH: '/opt/caddy' }, programs: ['/opt/caddy', '/usr/bin/caddy'] });
  expect(await findProgram(caddy, machine)).toBe('/opt/caddy');
});

it('stops at a variable that names nothing', async () => {
  const { machine } = fakeMachine({ env: { CADDY_PATH: '/opt/caddy' }, programs: ['/usr/bin/caddy'] });
  await expect(findProgram(caddy, machine)).rejects.toThrow("CADDY_PATH is '/opt/caddy', which is no program");
});

it('takes an installed one, and installs nothing', async () => {
  const { machine, ran } = fakeMachine({ programs: ['/usr/bin/caddy'], canUseApt: true });
  expect(await findProgram(caddy, machine)).toBe('/usr/bin/caddy');
  expect(ran).toEqual([]);
});

it("installs Debian's where nobody has to be asked", async () => {
  const { machine, ran } = fakeMachine({ canUseApt: true, brings: '/usr/bin/caddy' });
  expect(await findProgram(caddy, machine)).toBe('/usr/bin/caddy');
  expect(ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends caddy']);
});

it.each([true, false])('says what to install where nothing helps (apt: %s)', async (canUseApt) => {
  const { machine } = fakeMachine({ canUseApt });
  await expect(findProgram(caddy, machine)).rejects.toThrow(
    "No caddy here: install it ('apt-get install caddy' as root on Debian), or set CADDY_PATH to the program.",
  );
});
