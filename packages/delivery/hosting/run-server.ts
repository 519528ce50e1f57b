import { setTimeout } from 'node:timers/promises';
import { runCommand } from '@site/system/run-command.ts';
import { ask } from '../server/ask.ts';

/** Reading a site's thousand files takes a busy machine a while. */
const startSeconds = 60;
const retryMs = 200;

export interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** The folder that it runs in: the project's. */
  readonly root: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where it will answer. */
  readonly port: number;
}

export interface RunningServer {
  readonly port: number;
  /** Ends it, with all that it started. */
  close(): Promise<void>;
}

async function answers(port: number): Promise<boolean> {
  return ask(port, '/').then(
    () => true,
    () => false,
  );
}

/**
 * Starts a server that is a program of its own, and waits until it answers.
 * @throws Error that says how to find out why, if it ends or does not answer.
 */
export async function runServer(server: ServerCommand, signal: AbortSignal): Promise<RunningServer> {
  const { command, args, root, env = {}, port } = server;
  const stop = new AbortController();
  const options = { root, env, showOutput: false, signal: AbortSignal.any([signal, stop.signal]) };
  const gone = new AbortController();
  const ended = runCommand(command, args, options).finally(() => {
    gone.abort();
  });
  const close = async () => {
    stop.abort();
    await ended;
  };
  const deadline = Date.now() + startSeconds * 1000;
  while (!(await answers(port))) {
    if (gone.signal.aborted || Date.now() > deadline) {
      await close();
      throw new Error(`"${[command, ...args].join(' ')}" does not serve: run it to see why.`);
    }
    await setTimeout(retryMs);
  }
  return { port, close };
}
