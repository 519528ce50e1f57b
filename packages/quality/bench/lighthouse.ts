import { z } from 'zod';
import { findFreePort } from '@site/delivery/server/listen.ts';
import { requireNightly } from '@site/delivery/programs/nightly-tool.ts';
import { launchBrowser } from '../site.ts';
import { listPainted } from './pages.ts';
import { median, once, worst, type Bench, type Measure, type Row } from './rows.ts';

const runCount = 3;

/** What is used of the package, which `npm ci` does not install. */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly lhr: unknown } | undefined>;
}

/** The part of its result that is read. */
const resultSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

type Result = z.infer<typeof resultSchema>;

/** Opens a page once as on a phone, with simulated throttling, which are Lighthouse's own settings. */
async function runOnce(url: string, port: number): Promise<Result> {
  const { default: lighthouse } = requireNightly('lighthouse') as Lighthouse;
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    disableFullPageScreenshot: true,
  });
  return resultSchema.parse(run?.lhr);
}

/** The results of each kind of page, and of the blank page under its own name, by the page's address. */
const runAll = once(async ({ site, blank, signal }) => {
  const port = await findFreePort();
  await using browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
  const urls = new Map(listPainted(site.dist).map((address) => [address, site.origin + address]));
  const results = new Map<string, Result[]>();
  for (const [address, url] of urls.set('blank page', blank.origin)) {
    const runs = await Array.fromAsync({ length: runCount }, async () => {
      signal.throwIfAborted();
      // Now and then it loses the start of a trace: once more, then it counts.
      return runOnce(url, port).catch(async () => runOnce(url, port));
    });
    results.set(address, runs);
    console.log(`Lighthouse ${results.size} of ${urls.size}, Chromium ${browser.version()}: ${address}`);
  }
  return results;
});

async function measure(bench: Bench, row: Omit<Row, 'figure'>, read: (result: Result) => number): Promise<Row> {
  const all = await runAll(bench);
  const figures = new Map([...all].map(([address, results]) => [address, median(results.map(read))]));
  const blank = figures.get('blank page') ?? NaN;
  figures.delete('blank page');
  const found = worst(row, figures);
  return { ...found, note: `${found.note ?? ''}; blank page ${Math.round(blank)}` };
}

const scoreRow = (name: string, id: string) => (bench: Bench) => {
  const row = { what: `Lighthouse ${name}, lowest page`, unit: 'points', target: { atLeast: 100 } } as const;
  return measure(bench, row, ({ categories }) => (categories[id]?.score ?? NaN) * 100);
};

const auditRow = (what: string, unit: Row['unit'], atMost: number, id: string) => (bench: Bench) =>
  measure(bench, { what, unit, target: { atMost } }, ({ audits }) => audits[id]?.numericValue ?? NaN);

export const lighthouseRows: readonly Measure[] = [
  scoreRow('performance', 'performance'),
  scoreRow('accessibility', 'accessibility'),
  scoreRow('best practices', 'best-practices'),
  scoreRow('SEO', 'seo'),
  auditRow('Largest contentful paint, latest page', 'ms', 1_500, 'largest-contentful-paint'),
  auditRow('Total blocking time, worst page', 'ms', 0, 'total-blocking-time'),
  auditRow('Layout shift, worst page', 'shift', 0, 'cumulative-layout-shift'),
];
