import { readFile } from 'node:fs/promises';

/** Linux counts processor time for programs in hundredths of a second. */
const ticksPerSecond = 100;

/** Where /proc/<pid>/stat has the time of ended child processes, in user and in system mode; counted after the name. */
const childTimes = [13, 14] as const;

/** Reads the text of /proc/<pid>/stat: processor seconds of the children that have ended. */
export function parseChildSeconds(text: string): number {
  // The name stands in brackets and may hold spaces and brackets itself.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return childTimes.reduce((sum, at) => sum + Number(fields[at] ?? 0), 0) / ticksPerSecond;
}

/** Processor seconds of all that this process started and that has ended; 0 where the system has no /proc. */
export async function readChildSeconds(): Promise<number> {
  return parseChildSeconds(await readFile('/proc/self/stat', 'utf8').catch(() => ''));
}
