import path from 'node:path';
import autocannon from 'autocannon';
import { container, npmStart, type Target } from '@site/delivery/hosting/targets.ts';
import { listFiles } from '@site/system/list-files.ts';
import { pagePath } from '../test/check-sizes.ts';
import { listProcesses, sumDescendants } from './processes.ts';
import { createRows, type Row } from './rows.ts';
import type { Bench } from './site.ts';

const connections = 200;

/**
 * Memory is first read after this many seconds: connections are open, caches are full, and hot code is compiled. Node grows
 * its heap in the first 20 seconds, and then used 250 MB however long the load lasted (150 seconds, 425,000 answers).
 */
const warmUpSeconds = 30;

/**
 * Memory that a server may hold at the end, relative to when it was warm. A garbage collector lets it vary by a tenth or
 * two; a leak of 1 kB an answer adds 60 MB in a minute of a thousand answers a second, half of what Node holds.
 */
const memoryGrowth = 1.25;

/** A server's throughput, errors and memory under load. */
export interface LoadResult {
  readonly answersPerSecond: number;
  /** Requests without an answer in time, or with an error status. */
  readonly failed: number;
  /** In bytes; 0 if the system has no /proc. */
  readonly warmBytes: number;
  readonly endBytes: number;
}

/** Every page, and one file of every other type. */
function listPaths(dist: string): string[] {
  const files = listFiles(dist).filter((file) => !/^_|^404|\.(?:br|gz)$/.test(file));
  const pages = files.filter((file) => file.endsWith('.html'));
  const samples = Map.groupBy(files, (file) => path.extname(file))
    .values()
    .map(([first]) => `/${first ?? ''}`);
  return [...pages.map(pagePath), ...samples].map((place) => encodeURI(place));
}

async function loadTarget(target: Target, { root, site, signal, loadSeconds }: Bench): Promise<LoadResult> {
  const readMemory = async () => sumDescendants(await listProcesses(), process.pid);
  const before = await readMemory();
  const server = await target.start({ root, signal });
  const requests = listPaths(site.dist).map((place) => ({ path: place }));
  const load = (duration: number) => {
    // Ten seconds are the most that a visitor waits.
    const options = { connections, duration, timeout: 10, headers: { 'Accept-Encoding': 'gzip, br' }, requests };
    return autocannon({ url: `http://localhost:${String(server.port)}`, ...options });
  };
  try {
    await load(Math.min(warmUpSeconds, loadSeconds));
    const warmBytes = (await readMemory()) - before;
    const { requests: answers, errors, non2xx } = await load(loadSeconds);
    const endBytes = (await readMemory()) - before;
    return { answersPerSecond: answers.average, failed: errors + non2xx, warmBytes, endBytes };
  } finally {
    await server.close();
  }
}

/** The rows of a server. */
export function listLoadRows(name: string, seconds: number, load: LoadResult): Row[] {
  const subject = `${String(connections)} connections that ask for all pages, ${String(seconds)} seconds`;
  const noErrors = { target: { atMost: 0 }, headline: `Errors of ${name} under ${String(connections)} connections` };
  const growth = load.endBytes / load.warmBytes;
  const memory = createRows(subject, 1, [
    [`${name}: memory when warm`, load.warmBytes / 1e6, 'MB'],
    [`${name}: memory at the end`, load.endBytes / 1e6, 'MB'],
    [`${name}: memory at the end, relative to when warm`, growth, 'times', { target: { atMost: memoryGrowth } }],
  ]);
  const answers = createRows(subject, 1, [
    [`${name}: answers a second`, load.answersPerSecond, 'requests'],
    [`${name}: requests without an answer, or with an error`, load.failed, 'requests', noErrors],
  ]);
  return load.warmBytes > 0 ? [...answers, ...memory] : answers;
}

/** The throughput of the server of `npm start` and of the container's under load, and whether their memory grows. */
export async function measureLoad(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const target of [npmStart, container]) {
    console.log(`Loading ${target.name} for ${String(bench.loadSeconds)} s …`);
    rows.push(...listLoadRows(target.name, bench.loadSeconds, await loadTarget(target, bench)));
  }
  return rows;
}
