import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

export interface CommandOptions {
  /** The project's folder; its node_modules/.bin is searched first. */
  readonly root: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the command, with all it started, when it aborts. */
  readonly signal?: AbortSignal;
  readonly timeoutSeconds?: number;
  /** False for a command whose output tells nobody anything. */
  readonly showOutput?: boolean;
}

/** How long a command may take to end by itself before it is killed. */
const graceMs = 3_000;

/** The shell's codes: 127 for a command that is not there, 128 and up for a signal. */
const notFoundCode = 127;

/** The PATH on which the project's own tools run, on the Node that runs this. */
function projectPath(root: string): string {
  const folders = [path.dirname(process.execPath), path.join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  return folders.join(path.delimiter);
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended by itself.
  }
}

/**
 * Runs a command to its end.
 * @returns its exit code: 127 where it cannot be started, 128 and the signal's number where a signal ended it.
 */
export async function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<number> {
  const { root, env, signal, timeoutSeconds, showOutput = true } = options;
  if (signal?.aborted) return 128 + constants.signals.SIGTERM;
  const output = showOutput ? 'inherit' : 'ignore';
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: projectPath(root) },
    stdio: ['ignore', output, output],
    // A group of its own: one signal reaches what the command started, and a Ctrl-C reaches only this process.
    detached: true,
  });
  const stops = [signal, timeoutSeconds === undefined ? undefined : AbortSignal.timeout(timeoutSeconds * 1000)];
  const stop = AbortSignal.any(stops.filter((one) => one !== undefined));
  let killer: NodeJS.Timeout | undefined;
  const end = () => {
    const { pid } = child;
    if (pid === undefined) return;
    killGroup(pid, 'SIGTERM');
    killer = setTimeout(() => {
      killGroup(pid, 'SIGKILL');
    }, graceMs);
  };
  stop.addEventListener('abort', end);
  return new Promise((resolve) => {
    const finish = (code: number) => {
      stop.removeEventListener('abort', end);
      clearTimeout(killer);
      resolve(code);
    };
    child.once('error', () => {
      finish(notFoundCode);
    });
    child.once('exit', (code, name) => {
      finish(code ?? 128 + (name ? constants.signals[name] : 0));
    });
  });
}
