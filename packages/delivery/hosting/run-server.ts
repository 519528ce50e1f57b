import { setTimeout } from 'node:timers/promises';
import { runCommand } from '@site/system/run-command.ts';
import { ask } from '../server/ask.ts';

/** How long a server may take to answer, and how often it is asked, in milliseconds. */
const start = { timeout: 60_000, interval: 200 } as const;

export interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** The project's folder, in which it runs. */
  readonly root: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where it will answer. */
  readonly port: number;
}

export interface RunningServer {
  readonly port: number;
  /** Ends it and everything that it started. */
  close(): Promise<void>;
}

/**
 * Starts a server that is a program of its own, and waits until it answers.
 * @throws Error that says how to find out why, if it ends or does not answer.
 */
export async function runServer(server: ServerCommand, signal: AbortSignal): Promise<RunningServer> {
  const { command, args, root, env = {}, port } = server;
  const stop = new AbortController();
  const gone = new AbortController();
  const options = { root, env, showOutput: false, signal: AbortSignal.any([signal, stop.signal]) };
  const ended = runCommand(command, args, options).finally(() => {
    gone.abort();
  });
  const close = async () => {
    stop.abort();
    await ended;
  };
  const deadline = performance.now() + start.timeout;
  while (!gone.signal.aborted && performance.now() < deadline) {
    const answer = await ask(port, '/').catch(() => undefined);
    if (answer) return { port, close };
    await setTimeout(start.interval);
  }
  await close();
  throw new Error(`"${[command, ...args].join(' ')}" does not serve: run it to see why.`);
}
