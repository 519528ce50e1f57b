import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { chromium } from 'playwright';
import { runCommand } from '@site/system/run-command.ts';

/** What the search for a browser asks of the machine, and does to it. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  isExecutable(file: string): Promise<boolean>;
  /** Whether a browser starts: one that lacks a system library is there, but of no use. */
  answers(browser: string): Promise<boolean>;
  /** Where Playwright keeps, or would keep, its own Chromium. */
  playwrightBrowser(): string;
  /** Whether `apt-get` can install here without asking anybody. */
  canUseApt(): Promise<boolean>;
  /** Whether the command ended well and in time. */
  run(command: string, args: readonly string[], timeoutSeconds: number): Promise<boolean>;
  say(line: string): void;
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The machine this runs on. */
export function thisMachine(root: string, signal: AbortSignal): Machine {
  return {
    env: process.env,
    isExecutable,
    answers: async (browser) => {
      const options = { root, signal, timeoutSeconds: 20, showOutput: false };
      return (await runCommand(browser, ['--version'], options)) === 0;
    },
    playwrightBrowser: () => chromium.executablePath(),
    canUseApt: async () => process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get')),
    run: async (command, args, timeoutSeconds) => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      return (await runCommand(command, args, { root, signal, timeoutSeconds, env })) === 0;
    },
    say: (line) => {
      console.log(line);
    },
  };
}
