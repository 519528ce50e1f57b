import { readdir, readFile } from 'node:fs/promises';

/** How often the processes are looked at, in milliseconds. */
const interval = 250;

/** A process as /proc shows it. */
export interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  /** Memory that it holds, in bytes. */
  readonly bytes: number;
}

/** Reads the text of /proc/<pid>/status; undefined for a process that has ended or holds no memory of its own. */
export function parseStatus(text: string): ProcessFacts | undefined {
  const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1]);
  const facts = { pid: read('Pid'), parent: read('PPid'), bytes: read('VmRSS') * 1024 };
  return Object.values(facts).some(Number.isNaN) ? undefined : facts;
}

/** Memory of all that a process started, and what those started in turn, in bytes; its own is left out. */
export function sumDescendants(processes: readonly ProcessFacts[], root: number): number {
  return processes
    .filter(({ parent }) => parent === root)
    .reduce((sum, { pid, bytes }) => sum + bytes + sumDescendants(processes, pid), 0);
}

/** Memory of a process and of all that it started, in bytes; 0 where it has ended. */
export function sumWith(processes: readonly ProcessFacts[], pid: number): number {
  const own = processes.find((one) => one.pid === pid);
  return own ? own.bytes + sumDescendants(processes, pid) : 0;
}

/** What runs on this machine; nothing where the system has no /proc. */
export async function listProcesses(): Promise<ProcessFacts[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  // One may end while it is looked at.
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')));
  return texts.flatMap((text) => parseStatus(text) ?? []);
}

export interface MemoryWatch {
  /** @returns the most that was seen, in bytes; 0 where the system has no /proc. */
  stop(): Promise<number>;
}

/** Watches the memory of what this process starts. Pages that processes share count once for each. */
export function watchMemory(): MemoryWatch {
  const stopping = new AbortController();
  const watch = async () => {
    let peak = 0;
    while (!stopping.signal.aborted) {
      peak = Math.max(peak, sumDescendants(await listProcesses(), process.pid));
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
    return peak;
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      return watching;
    },
  };
}
