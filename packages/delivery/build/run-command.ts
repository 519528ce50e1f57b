import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

export interface CommandOptions {
  /** The project's folder; its node_modules/.bin comes first on the PATH. */
  readonly root: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the command, and everything that it started, when it aborts. */
  readonly signal?: AbortSignal;
  /** False for a command whose output does not matter. */
  readonly showOutput?: boolean;
  /** Is given what the command writes, in place of the terminal. */
  readonly onOutput?: (text: string) => void;
}

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
  const folders = [path.dirname(process.execPath), path.join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: folders.join(path.delimiter) },
    stdio: ['ignore', output, output],
    // A process group of its own: a signal reaches what the command started, and Ctrl-C reaches only this process.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  }
  const kill = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
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
    // Its last words may come after its end.
    child.once(onOutput ? 'close' : 'exit', (exitCode: number | null, name: NodeJS.Signals | null) =>
      resolve(exitCode ?? 128 + (name ? constants.signals[name] : 0)),
    );
  });
  signal?.removeEventListener('abort', end);
  clearTimeout(killer);
  return code;
}
