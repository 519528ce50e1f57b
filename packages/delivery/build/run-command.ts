import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';

/** Astro's program, from the project's folder, for Node: Windows starts no script by its name. */
export const astroProgram = 'node_modules/astro/bin/astro.mjs';

export interface CommandOptions {
  readonly root: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the command, and everything that it started, when it aborts. */
  readonly signal?: AbortSignal;
  /** False for a command whose output does not matter. */
  readonly showOutput?: boolean;
  /** Is given what the command writes, in place of the terminal. */
  readonly onOutput?: (text: string) => void;
}

const isWindows = process.platform === 'win32';

/** How long a command may take to end after SIGTERM before it is killed. */
const graceMs = 3_000;

/**
 * Runs a command to its end.
 * @returns its exit code, as in shells: 127 if it cannot be started, 128 and the signal's number if a signal ended it.
 */
export async function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<number> {
  const { root, env, signal, showOutput = true, onOutput } = options;
  if (signal?.aborted) return 128 + constants.signals.SIGTERM;
  const output = onOutput ? 'pipe' : showOutput ? 'inherit' : 'ignore';
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    // A process group of its own: a signal reaches what the command started, and Ctrl-C reaches only this process. On
    // Windows, which has no such groups, it would be a window of its own.
    detached: !isWindows,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  }
  const kill = (name: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      else process.kill(-child.pid, name);
    } catch {
      // The group has already ended.
    }
  };
  let killer: NodeJS.Timeout | undefined;
  const end = () => {
    kill('SIGTERM');
    killer = setTimeout(kill, graceMs, 'SIGKILL');
  };
  signal?.addEventListener('abort', end);
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    // Output may still arrive after "exit"; "close" waits for it.
    child.once(onOutput ? 'close' : 'exit', (exitCode: number | null, name: NodeJS.Signals | null) =>
      resolve(exitCode ?? 128 + (name ? constants.signals[name] : 0)),
    );
  });
  signal?.removeEventListener('abort', end);
  clearTimeout(killer);
  return code;
}
