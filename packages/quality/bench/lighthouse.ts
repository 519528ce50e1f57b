import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { z } from 'zod';
import { closeServer, findFreePort, listen } from '@site/delivery/server/listen.ts';
import { browserProgram } from '@site/system/find-program.ts';
import { findNightlyTool } from '@site/system/nightly-tool.ts';
import { launchBrowser, listPages, missingPath } from '../site.ts';
import { createRows, createWorstRow, median, type Row } from './rows.ts';
import type { Bench } from './site.ts';

/** The part of Lighthouse's report that is read. */
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  runtimeError: z.object({ message: z.string() }).optional(),
});

type Result = z.infer<typeof reportSchema>;

/** A row, and what it takes from a run over a page: NaN if Lighthouse could not measure it. */
interface Metric {
  readonly row: Pick<Row, 'what' | 'unit' | 'target' | 'headline'>;
  readonly read: (result: Result) => number;
}

const score = (id: string, name: string): Metric => ({
  row: {
    what: `${name}, lowest`,
    unit: 'points',
    target: { atLeast: 100 },
    headline: `Lighthouse ${name}, lowest page`,
  },
  read: ({ categories }) => (categories[id]?.score ?? NaN) * 100,
});

const most = (what: string, unit: Row['unit'], atMost: number, headline: string, id: string): Metric => ({
  row: { what, unit, target: { atMost }, headline },
  read: ({ audits }) => audits[id]?.numericValue ?? NaN,
});

const firstPaint = most('first contentful paint', 'ms', 1_500, '', 'first-contentful-paint');
const largest = ['largest contentful paint, latest', 'Largest contentful paint, latest page'] as const;
const largestPaint = most(largest[0], 'ms', 1_500, largest[1], 'largest-contentful-paint');
const blocking = most('total blocking time, most', 'ms', 0, 'Total blocking time, worst page', 'total-blocking-time');
const shift = most('layout shift, most', 'shift', 0, 'Layout shift, worst page', 'cumulative-layout-shift');
const seo = score('seo', 'SEO');
const practices = score('best-practices', 'best practices');
const scores = [score('performance', 'performance'), score('accessibility', 'accessibility'), practices, seo];

interface LighthousePage {
  readonly address: string;
  readonly runs: readonly Result[];
  /** Why runs over it failed. */
  readonly problems: readonly string[];
}

/** A page that says "not found" asks search engines not to index it. */
const appliesTo = (metric: Metric, { address }: LighthousePage) => metric !== seo || address !== missingPath;

/** The worst page in each respect beside its target, and how many pages miss a score or could not be measured. */
function listLighthouse(pages: readonly LighthousePage[]): Row[] {
  const runs = Math.max(0, ...pages.map((page) => page.runs.length));
  const row = { subject: 'Lighthouse, as on a phone, simulated throttling', runs } as const;
  const middle = (page: LighthousePage, { read }: Metric) => median(page.runs.map(read));
  const worst = [...scores, largestPaint, blocking, shift].flatMap((metric) => {
    const applicable = pages.filter((page) => page.runs.length > 0 && appliesTo(metric, page));
    return createWorstRow(
      { ...row, ...metric.row },
      new Map(applicable.map((page) => [page.address, middle(page, metric)])),
    );
  });
  const isLow = (page: LighthousePage) =>
    page.problems.length > 0 || scores.some((metric) => appliesTo(metric, page) && !(middle(page, metric) >= 100));
  const what = `pages below 100 or not measured, of ${String(pages.length)}`;
  const details = pages.flatMap(({ address, problems }) => problems.map((problem) => `${address}: ${problem}`));
  const figure = pages.filter(isLow).length;
  return [...worst, { ...row, what, figure, unit: 'pages', target: { atMost: 0 }, details }];
}

/** Runs Lighthouse once, with its own settings for a phone. @throws if it cannot load the page. */
async function runOnce(url: string, port: number): Promise<Result> {
  const options = ['--quiet', '--output', 'json', '--disable-full-page-screenshot', '--port', String(port)];
  const categories = ['--only-categories', 'performance,accessibility,best-practices,seo'];
  // Chromium itself logs the status of a page that says "not found".
  const missing = url.endsWith(missingPath) ? ['--ignore-status-code', '--skip-audits', 'errors-in-console'] : [];
  const args = [url, ...options, ...categories, ...missing];
  const { stdout } = await promisify(execFile)(findNightlyTool('lighthouse'), args, { maxBuffer: 64 * 1024 ** 2 });
  const result = reportSchema.parse(JSON.parse(stdout));
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return result;
}

const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>E</title><h1>E</h1>';

/** Rows of a page with one line: what is as slow there is due to this machine, not to the site. */
async function measureEmptyPage(port: number, runCount: number): Promise<Row[]> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(emptyPage);
  });
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  const runs = await Array.fromAsync({ length: runCount }, () => runOnce(origin, port));
  await closeServer(server);
  return createRows('Lighthouse, an empty page for comparison', runCount, [
    ['first contentful paint', median(runs.map(firstPaint.read)), 'ms'],
    ['total blocking time', median(runs.map(blocking.read)), 'ms'],
  ]);
}

/** Runs Lighthouse on every kind of page, in a separate browser. */
export async function measureLighthouse({ signal, site, lighthouseRuns }: Bench): Promise<Row[]> {
  if (lighthouseRuns === 0) return [];
  const port = await findFreePort();
  await using running = new AsyncDisposableStack();
  running.use(await launchBrowser({ args: [`--remote-debugging-port=${String(port)}`] }, browserProgram));
  const addresses = listPages(site.dist);
  const pages: LighthousePage[] = [];
  for (const [at, address] of addresses.entries()) {
    const [runs, problems]: [Result[], string[]] = [[], []];
    for (let run = 0; run < lighthouseRuns; run += 1) {
      // One page that does not answer must not lose the others, which took long to measure.
      const measure = () => runOnce(site.origin + address, port);
      // Now and then it loses the start of a trace: once more, then it counts.
      await measure()
        .catch(measure)
        .then(
          (found) => runs.push(found),
          (error: unknown) => problems.push(String(error).replace(/\s+/g, ' ')),
        );
      signal.throwIfAborted();
    }
    const points = runs.map((run) => scores.map(({ read }) => Math.floor(read(run))).join(' ')).join(', ');
    console.log(`Lighthouse ${String(at + 1)} of ${String(addresses.length)}, ${address}: ${points || 'not measured'}`);
    pages.push({ address, runs, problems });
  }
  return [...listLighthouse(pages), ...(await measureEmptyPage(port, lighthouseRuns))];
}
