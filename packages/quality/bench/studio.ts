import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@site/delivery/server/listen.ts';
import { readScript } from '@site/system/read-script.ts';
import { network } from './paint.ts';
import { phone, processorSlowdown } from './pages.ts';
import { median, once, type Bench, type Measure, type Row } from './rows.ts';

const runCount = 3;

/** How long the editor rests before its memory is read, in milliseconds. */
const restTime = 10_000;

export interface Running extends AsyncDisposable {
  readonly origin: string;
  readonly process: ChildProcess;
  /** From its start to its first answer, in seconds. */
  readonly seconds: number;
}

/** No repository: nothing is added to a history. */
const withoutHistory = { GIT_DIR: '/dev/null' };

/** Starts the editor for one person, and waits for its first answer. */
export async function startEditor(
  { root, signal }: Pick<Bench, 'root' | 'signal'>,
  env: Readonly<Record<string, string>> = withoutHistory,
): Promise<Running> {
  const port = String(await findFreePort());
  const startedAt = performance.now();
  const [command = '', ...args] = await readScript(root, 'edit');
  const child = spawn(command, [...args, '--no-open', '--port', port], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = async () =>
    fetch(`${origin}/keystatic`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    signal.throwIfAborted();
    if (child.exitCode !== null) throw new Error('Run "npm run edit" to see why the editor does not start.');
    await wait(20);
  }
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  };
  return { origin, process: child, seconds: (performance.now() - startedAt) / 1000, [Symbol.asyncDispose]: stop };
}

/** Opens the editor on a slow phone, with an empty cache. @returns seconds until its list, and all of it, is there. */
async function openOnPhone(
  { browser }: Bench,
  origin: string,
): Promise<{ readonly list: number; readonly whole: number }> {
  await using page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  await page.goto(`${origin}/keystatic`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Videos', exact: true }).first().waitFor();
  const list = seconds();
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
  return { list, whole: seconds() };
}

/** Megabytes of memory that a process holds; NaN where the system does not say. */
async function readMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(path.join('/proc', String(pid), 'status'), 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1000;
}

const measureEditor = once(async (bench) => {
  // The first start bundles it.
  await (await startEditor(bench))[Symbol.asyncDispose]();
  const starts = await Array.fromAsync({ length: runCount }, async () => {
    await using running = await startEditor(bench);
    return running.seconds;
  });
  await using running = await startEditor(bench);
  const opened = await Array.fromAsync({ length: runCount }, async () => openOnPhone(bench, running.origin));
  await wait(restTime);
  return {
    start: median(starts),
    list: median(opened.map((one) => one.list)),
    whole: median(opened.map((one) => one.whole)),
    memory: await readMemory(running.process.pid),
  };
});

async function row(
  bench: Bench,
  figure: 'start' | 'list' | 'whole' | 'memory',
  rest: Omit<Row, 'figure'>,
): Promise<Row> {
  return { ...rest, figure: (await measureEditor(bench))[figure] };
}

export const studio: readonly Measure[] = [
  (bench) => row(bench, 'start', { what: 'The editor, ready after its start', unit: 's', target: { atMost: 2 } }),
  (bench) => row(bench, 'list', { what: "The editor's list, on a slow phone", unit: 's', target: { atMost: 3 } }),
  (bench) => row(bench, 'whole', { what: 'All of the editor, on a slow phone', unit: 's', target: { atMost: 3 } }),
  (bench) => row(bench, 'memory', { what: 'The editor, memory at rest', unit: 'megabytes', target: { atMost: 250 } }),
];
