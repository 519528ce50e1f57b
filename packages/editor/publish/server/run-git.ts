import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** A command for Git. */
export interface GitRequest {
  readonly id: number;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input: string | Uint8Array | undefined;
  /** How long it may take, in milliseconds; 0 for as long as it likes. */
  readonly timeout: number;
}

/** What Git wrote. */
export interface GitAnswer {
  readonly id: number;
  readonly output: Uint8Array;
  /** Why it failed, if it did. */
  readonly failure?: string | undefined;
}

type Answered = (answer: Omit<GitAnswer, 'id'>) => void;

let runner: ChildProcess | undefined;
let count = 0;
const waiting = new Map<number, Answered>();

/** This program may end while nothing is asked. */
function keepAlive(isNeeded: boolean): void {
  for (const part of [runner, runner?.channel]) {
    if (isNeeded) part?.ref();
    else part?.unref();
  }
}

function startRunner(): ChildProcess {
  const file = path.join(import.meta.dirname, 'git-runner.ts');
  const child = fork(file, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.on('message', ({ id, ...answer }: GitAnswer) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
    if (waiting.size === 0) keepAlive(false);
  });
  child.once('exit', () => {
    runner = undefined;
    for (const answered of waiting.values()) answered({ output: new Uint8Array(), failure: 'it was stopped' });
    waiting.clear();
  });
  return child;
}

/** Runs Git, in a small process that stays for the next command. */
export async function runGit(request: Omit<GitRequest, 'id'>): Promise<Omit<GitAnswer, 'id'>> {
  runner ??= startRunner();
  const asked = runner;
  count += 1;
  const id = count;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    keepAlive(true);
    asked.send({ ...request, id } satisfies GitRequest);
  });
}
