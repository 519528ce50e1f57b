import type { CDPSession } from 'playwright';
import { phone } from './open-page.ts';
import type { Row } from './row.ts';
import type { Bench } from './site.ts';

const subject = 'Home on a phone, all that it loads before any scroll, most of several loads';

const target = 120_000;

/** Loads for each screen: the one with the most bytes counts, since a slow moment can end one early. */
const runCount = 5;

/** What Chromium calls a kind of file, and what we call it; any other counts as the rest. */
const kinds: Readonly<Record<string, string>> = {
  Document: 'HTML with its style',
  Font: 'fonts',
  Image: 'pictures',
  Media: 'films',
  Script: 'scripts',
};

/** A file that was loaded. */
export interface LoadedFile {
  /** Chromium's name for its kind, such as `Image`. */
  readonly kind: string;
  /** As it came over the wire, its headers with it. */
  readonly bytes: number;
}

/** Notes each file that a page loads from now on, under the id of its request. */
async function watchFiles(session: CDPSession): Promise<ReadonlyMap<string, LoadedFile>> {
  const files = new Map<string, LoadedFile>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    files.set(requestId, { kind: type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.set(requestId, { kind: files.get(requestId)?.kind ?? 'Other', bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return files;
}

async function loadHome({ browser, site }: Bench, density: number): Promise<LoadedFile[]> {
  const context = await browser.newContext({ ...phone, deviceScaleFactor: density });
  try {
    const page = await context.newPage();
    const files = await watchFiles(await context.newCDPSession(page));
    await page.goto(site.origin, { waitUntil: 'networkidle' });
    return [...files.values()];
  } finally {
    await context.close();
  }
}

function sum(files: readonly LoadedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** The files of one screen, all together and by their kind. */
export function listFirstViewport(files: readonly LoadedFile[], density: number, isTarget: boolean): Row[] {
  const screen = `${String(density)} pixels a point`;
  const row = { subject, unit: 'bytes', runs: runCount } as const;
  const byKind = Map.groupBy(files, ({ kind }) => kinds[kind] ?? 'the rest');
  const parts = [...byKind].map(([kind, some]): Row => {
    return { ...row, what: `${screen}: ${kind}`, figure: sum(some) };
  });
  const judged = isTarget && { target: { atMost: target }, headline: 'Home on a phone, all bytes before a scroll' };
  return [
    { ...row, what: `${screen}: all`, figure: sum(files), ...judged },
    ...parts.sort((a, b) => b.figure - a.figure),
  ];
}

async function loadHeaviest(bench: Bench, density: number): Promise<LoadedFile[]> {
  const loads: LoadedFile[][] = [];
  for (let run = 0; run < runCount; run += 1) loads.push(await loadHome(bench, density));
  return loads.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

/** What home's first screen costs on phones of two densities. */
export async function measureFirstViewport(bench: Bench): Promise<Row[]> {
  return [
    ...listFirstViewport(await loadHeaviest(bench, 2), 2, true),
    ...listFirstViewport(await loadHeaviest(bench, 3), 3, false),
  ];
}
