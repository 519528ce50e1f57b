import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BuiltSite } from '@site/delivery/hosting/site-under-test.ts';
import { container, npmStart, type Target } from '@site/delivery/hosting/targets.ts';
import { wrk, findProgram } from '@site/system/find-program.ts';
import { listProcesses, sumWith } from './process-memory.ts';
import type { Row } from './row.ts';
import type { Bench } from './site.ts';

const connections = 200;

/** Each thread of wrk has its share of the connections; one keeps less of the machine from the server. */
const threads = 1;

/** How long a visitor waits at most. */
const timeoutSeconds = 10;

/**
 * Before memory is looked at first: connections are open, caches are filled, and what is hot is compiled. Node takes what
 * its heap wants in the first 20 seconds, and then held 250 MB for as long as it was asked (150 seconds, 425,000 answers).
 */
const warmUpSeconds = 30;

/**
 * Memory that a server may hold at the end, in parts of what it held when it was warm. A garbage collector lets it swing by
 * a tenth or two; a leak of 1 kB an answer adds 60 MB in a minute of a thousand answers a second, half of what Node holds.
 */
const flat = 1.25;

const bytesPerMb = 1_000_000;

const reportSchema = z.object({
  requests: z.number(),
  microseconds: z.number(),
  /** Connections refused, broken or without an answer in time. */
  unanswered: z.number(),
  /** Answers with a status from 400. */
  refused: z.number(),
});

type LoadReport = z.infer<typeof reportSchema>;

/** What the script load.lua says at the end of a run. */
export function readReport(output: string): LoadReport {
  return reportSchema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
}

interface Load {
  readonly program: string;
  readonly port: number;
  readonly paths: readonly string[];
  readonly signal: AbortSignal;
}

async function runLoad({ program, port, paths, signal }: Load, seconds: number): Promise<LoadReport> {
  const script = path.join(import.meta.dirname, 'load.lua');
  const size = ['-t', String(threads), '-c', String(connections), '-d', `${String(seconds)}s`];
  const patience = ['--timeout', `${String(timeoutSeconds)}s`];
  const address = `http://localhost:${String(port)}/`;
  const args = [...size, ...patience, '-s', script, address, '--', ...paths];
  return readReport((await promisify(execFile)(program, args, { signal })).stdout);
}

/** What a target holds and answers under load. */
export interface LoadResult extends LoadReport {
  /** In bytes; 0 where the system does not tell. */
  readonly warmBytes: number;
  readonly endBytes: number;
}

async function listChildren(): Promise<number[]> {
  return (await listProcesses()).filter(({ parent }) => parent === process.pid).map(({ pid }) => pid);
}

async function loadTarget(target: Target, program: string, { root, signal, loadSeconds }: Bench): Promise<LoadResult> {
  const built = new BuiltSite(root);
  const others = new Set(await listChildren());
  const server = await target.start({ root, signal });
  try {
    const [pid] = (await listChildren()).filter((child) => !others.has(child));
    const readMemory = async () => (pid === undefined ? 0 : sumWith(await listProcesses(), pid));
    const load = { program, port: server.port, paths: [...built.pages, ...built.samples], signal };
    await runLoad(load, Math.min(warmUpSeconds, loadSeconds));
    const warmBytes = await readMemory();
    const report = await runLoad(load, loadSeconds);
    return { ...report, warmBytes, endBytes: await readMemory() };
  } finally {
    await server.close();
  }
}

/** A target's rows. */
export function listLoadRows(name: string, seconds: number, result: LoadResult): Row[] {
  const row = {
    subject: `${String(connections)} connections that ask for all pages, ${String(seconds)} seconds`,
    runs: 1,
  } as const;
  const perSecond = (result.requests / result.microseconds) * 1_000_000;
  const rows: Row[] = [
    { ...row, what: `${name}: answers a second`, figure: perSecond, unit: 'requests' },
    {
      ...row,
      what: `${name}: requests without an answer, or with an error for one`,
      figure: result.unanswered + result.refused,
      unit: 'requests',
      target: { atMost: 0 },
      headline: `Errors of ${name} under ${String(connections)} connections`,
    },
  ];
  if (result.warmBytes === 0) return rows;
  return [
    ...rows,
    { ...row, what: `${name}: memory when warm`, figure: result.warmBytes / bytesPerMb, unit: 'MB' },
    { ...row, what: `${name}: memory at the end`, figure: result.endBytes / bytesPerMb, unit: 'MB' },
    {
      ...row,
      what: `${name}: memory at the end against when warm`,
      figure: result.endBytes / result.warmBytes,
      unit: 'times',
      target: { atMost: flat },
    },
  ];
}

/** What the server of `npm start` and the container's answer under load, and whether their memory stays. */
export async function measureLoad(bench: Bench): Promise<Row[]> {
  const program = findProgram(wrk);
  const rows: Row[] = [];
  for (const target of [npmStart, container]) {
    console.log(`Loading ${target.name} for ${String(bench.loadSeconds)} s …`);
    rows.push(...listLoadRows(target.name, bench.loadSeconds, await loadTarget(target, program, bench)));
  }
  return rows;
}
