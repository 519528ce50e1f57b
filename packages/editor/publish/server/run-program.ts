import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '@site/system/run-command.ts';

/** How a program ended. */
export interface ProgramResult {
  readonly code: number;
  /** What it wrote, without colors. */
  readonly output: string;
}

/** Runs a command with its arguments in the project's folder. */
export type RunProgram = (root: string, command: readonly string[]) => Promise<ProgramResult>;

/** The end of what a program wrote says why it failed. */
const most = 4_000;

/** The editor runs for development; what is published is not built for it. */
const env = { NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a program to its end, or to that of the editor. */
export const runProgram: RunProgram = async (root, [command = '', ...args]) => {
  const stop = new AbortController();
  const onExit = () => {
    stop.abort();
  };
  process.once('exit', onExit);
  let output = '';
  const onOutput = (text: string) => {
    output = (output + text).slice(-most);
  };
  try {
    const code = await runCommand(command, args, { root, env, signal: stop.signal, onOutput });
    return { code, output: stripVTControlCharacters(output) };
  } finally {
    process.off('exit', onExit);
  }
};
