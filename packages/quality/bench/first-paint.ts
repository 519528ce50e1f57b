import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from '../screens/list-pages.ts';
import { sizeLimits } from '../test/check-sizes.ts';
import { listInlineScripts } from './inline-scripts.ts';
import { withPage } from './open-page.ts';
import type { Row } from './row.ts';
import type { Bench } from './site.ts';
import { weighFiles, weighText } from './weigh.ts';

const subject = 'What stands before the first paint and before interaction';

/** What a page does when it is loaded and nobody touches it. */
export interface LoadedPage {
  readonly address: string;
  /** Something plays, computes or is filtered in it, so it may load more than the script of every page. */
  readonly isInteractive: boolean;
  /** Requests that the first paint waited for, the document aside. */
  readonly blocking: number;
  /** Programs in it and loaded by it, in bytes after Brotli. */
  readonly script: number;
}

/** Whether a page has an interactive piece, a player or a loop. */
export function isInteractive(html: string): boolean {
  return /<astro-island\b|\sdata-(?:player|facade|loop)\b/.test(html);
}

async function loadPage({ browser, site }: Bench, address: string): Promise<LoadedPage> {
  return withPage(browser, site, address, async ({ page, requests }) => {
    const blocking = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // Chromium's own addition to the standard.
      return entries.filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking');
    });
    const file = path.join(site.dist, address, 'index.html');
    const html = await readFile(file, 'utf8');
    const inline = await weighText(listInlineScripts(html).join('\n'));
    const loaded = await weighFiles(site.dist, new Set(requests.filter((request) => request.endsWith('.js'))));
    return { address, isInteractive: isInteractive(html), blocking: blocking.length, script: inline + loaded };
  });
}

function most(pages: readonly LoadedPage[], of: 'blocking' | 'script'): LoadedPage | undefined {
  return pages.toSorted((a, b) => b[of] - a[of])[0];
}

/** The pages' highest figures beside their targets. */
export function listFirstPaint(pages: readonly LoadedPage[]): Row[] {
  const [text, interactive] = [false, true].map((is) => pages.filter((page) => page.isInteractive === is));
  const blocking = most(pages, 'blocking');
  const heaviestText = most(text ?? [], 'script');
  const heaviestInteractive = most(interactive ?? [], 'script');
  const row = { subject, runs: 1 } as const;
  const rows: (Row | undefined)[] = [
    blocking && {
      ...row,
      what: `requests that block the first paint, most of ${String(pages.length)} pages`,
      figure: blocking.blocking,
      unit: 'requests',
      target: { atMost: 0 },
      headline: 'Requests that block the first paint',
    },
    heaviestText && {
      ...row,
      what: `JavaScript of a page to read, most of ${String(text?.length ?? 0)} (${heaviestText.address})`,
      figure: heaviestText.script,
      unit: 'bytes',
      target: { atMost: sizeLimits.script },
      headline: 'JavaScript of a page to read',
    },
    heaviestInteractive && {
      ...row,
      what: `JavaScript of a page with a player, loop or tool, before scroll (${heaviestInteractive.address})`,
      figure: heaviestInteractive.script,
      unit: 'bytes',
    },
  ];
  return rows.filter((one) => one !== undefined);
}

/** What every kind of page loads by itself. */
export async function measureFirstPaint(bench: Bench): Promise<Row[]> {
  const pages: LoadedPage[] = [];
  const addresses = await listPages(bench.root);
  // The last one is no page of the site.
  for (const address of addresses.slice(0, -1)) pages.push(await loadPage(bench, address));
  return listFirstPaint(pages);
}
