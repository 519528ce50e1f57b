import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** A process as /proc/<pid>/stat shows it. */
export interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory, in bytes. */
  readonly bytes: number;
  /** Processor time of its child processes that have ended, in seconds. */
  readonly childSeconds: number;
}

/** Linux counts processor time for programs in hundredths of a second, and memory in pages of 4,096 bytes. */
const [ticksPerSecond, pageBytes] = [100, 4_096] as const;

/** Parses the text of /proc/<pid>/stat; undefined for a process that has ended. */
export function parseStat(text: string): ProcessFacts | undefined {
  // The name is in brackets and may contain spaces and brackets itself; field 3 of proc(5) comes after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  if (!(field(24) >= 0)) return undefined;
  const childSeconds = (field(16) + field(17)) / ticksPerSecond;
  return { pid: parseInt(text, 10), parent: field(4), bytes: field(24) * pageBytes, childSeconds };
}

/** All processes of this machine; empty if the system has no /proc. */
export async function listProcesses(): Promise<ProcessFacts[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  // One may end while it is being read.
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return texts.flatMap((text) => parseStat(text) ?? []);
}

/** Memory of everything that a process started, directly or not, in bytes; its own is not counted. */
export function sumDescendants(processes: readonly ProcessFacts[], root: number): number {
  const children = processes.filter(({ parent }) => parent === root);
  return children.reduce((sum, { pid, bytes }) => sum + bytes + sumDescendants(processes, pid), 0);
}

/** The cost of child processes. */
export interface ProcessCost {
  readonly seconds: number;
  /** The time of all processors together, which other programs on the machine change little; 0 if unknown. */
  readonly processorSeconds: number;
  /** The peak memory of its processes together, in bytes; 0 if the system has no /proc. */
  readonly peakBytes: number;
}

/** Measures what child processes cost while a function runs; it returns once they have ended. */
export async function measureProcesses(run: () => Promise<void>): Promise<ProcessCost> {
  const readChildSeconds = async () =>
    (await listProcesses()).find(({ pid }) => pid === process.pid)?.childSeconds ?? 0;
  const ended = new AbortController();
  let peakBytes = 0;
  const watch = async () => {
    while (!ended.signal.aborted) {
      peakBytes = Math.max(peakBytes, sumDescendants(await listProcesses(), process.pid));
      await setTimeout(250);
    }
  };
  const before = await readChildSeconds();
  const startedAt = performance.now();
  const watching = watch();
  try {
    await run();
  } finally {
    ended.abort();
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await watching;
  return { seconds, processorSeconds: (await readChildSeconds()) - before, peakBytes };
}
