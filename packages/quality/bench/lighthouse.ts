import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { listPages } from '../screens/list-pages.ts';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { isInteractive } from './first-paint.ts';
import {
  categories,
  listEmptyPage,
  listLighthouse,
  type LighthousePage,
  type LighthouseRun,
} from './lighthouse-report.ts';
import type { Row } from './row.ts';
import type { Bench } from './site.ts';

const categoryNames = Object.keys(categories) as (keyof typeof categories)[];

/** A port that nothing listens on. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await closeServer(server);
  return port;
}

function readRun({ audits, categories: found }: Result, isMissing: boolean): LighthouseRun {
  const figure = (id: string) => audits[id]?.numericValue ?? NaN;
  const scores: Partial<Record<keyof typeof categories, number>> = {};
  const reasons: Partial<Record<keyof typeof categories, string[]>> = {};
  for (const name of categoryNames) {
    // A page that says "not found", as it should, is none that search engines are to keep.
    if (isMissing && name === 'seo') continue;
    scores[name] = (found[name]?.score ?? NaN) * 100;
    reasons[name] = (found[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
      return [audit.displayValue === undefined ? id : `${id} ${audit.displayValue}`];
    });
  }
  return {
    scores,
    reasons,
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blockingTime: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
  };
}

/**
 * Runs Lighthouse once, with its own settings for a phone.
 * @throws where it could not load the page.
 */
async function runOnce(url: string, port: number, isMissing: boolean): Promise<LighthouseRun> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...categoryNames],
    // The report's picture of the whole page, which nobody sees here.
    disableFullPageScreenshot: true,
    ignoreStatusCode: isMissing,
    // Chromium itself writes the status of such a page to the console.
    skipAudits: isMissing ? ['errors-in-console'] : [],
  });
  if (!result) throw new Error('Lighthouse gave no result');
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return readRun(result.lhr, isMissing);
}

const emptyPage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title>
<h1>An empty page</h1>`;

/** What Lighthouse makes of a page with one line on it: what is as slow there is this machine, not the site. */
async function measureEmptyPage(port: number, runCount: number): Promise<Row[]> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(emptyPage);
  });
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  try {
    const runs: LighthouseRun[] = [];
    for (let run = 0; run < runCount; run += 1) runs.push(await runOnce(origin, port, false));
    return listEmptyPage(runs);
  } finally {
    await closeServer(server);
  }
}

/** Lighthouse over every kind of page, in a browser of its own, which Lighthouse reaches by a port. */
export async function measureLighthouse({ root, signal, site, browserPath, lighthouseRuns }: Bench): Promise<Row[]> {
  if (lighthouseRuns === 0) return [];
  const port = await findFreePort();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...args, '--disable-sync', '--no-first-run', `--remote-debugging-port=${String(port)}`],
  });
  try {
    const addresses = await listPages(root);
    const missing = addresses.at(-1);
    const pages: LighthousePage[] = [];
    for (const [at, address] of addresses.entries()) {
      const file = address === missing ? '404.html' : path.join(address, 'index.html');
      const html = await readFile(path.join(site.dist, file), 'utf8');
      const [runs, problems]: [LighthouseRun[], string[]] = [[], []];
      for (let run = 0; run < lighthouseRuns; run += 1) {
        // One page that does not answer takes nothing from the others, which took long to measure.
        await runOnce(site.origin + address, port, address === missing).then(
          (found) => runs.push(found),
          (error: unknown) => problems.push(error instanceof Error ? error.message : String(error)),
        );
        signal.throwIfAborted();
      }
      const scores = runs.map((run) => Object.values(run.scores).map(Math.floor).join(' ')).join(', ');
      console.log(
        `Lighthouse ${String(at + 1)} of ${String(addresses.length)}, ${address}: ${scores || 'not measured'}`,
      );
      pages.push({ address, isText: !isInteractive(html), runs, problems });
    }
    return [...listLighthouse(pages), ...(await measureEmptyPage(port, lighthouseRuns))];
  } finally {
    await browser.close();
  }
}
