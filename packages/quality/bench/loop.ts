import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@site/delivery/server/listen.ts';
import { listFiles } from '@site/system/list-files.ts';
import { launchBrowser } from '../site.ts';
import { createRows, type Cells, type Row } from './rows.ts';

/** As a newcomer's shell has it: without what npm adds for a script. */
const shell = {
  PATH: (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter),
  HOME: process.env.HOME ?? '',
};

interface Outcome {
  readonly seconds: number;
  readonly output: string;
}

/** @throws Error with the end of the output if the command fails. */
async function run(folder: string, command: string, signal: AbortSignal): Promise<Outcome> {
  console.log(`${command} …`);
  const startedAt = performance.now();
  const options = { cwd: folder, env: shell, signal, maxBuffer: 256 * 1024 ** 2 };
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], options).catch((error: unknown) => {
    const { stdout: text = '' } = error as { readonly stdout?: string };
    throw new Error(`"${command}" failed in ${folder}: ${text.slice(-2_000)}`, { cause: error });
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`  ${seconds.toFixed(1)} s`);
  return { seconds, output: stdout + stderr };
}

/** Removes folders; a server that was stopped a moment ago may still write into one. */
async function remove(folder: string, names: readonly string[]): Promise<void> {
  const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
  for (const name of names) await rm(path.join(folder, name), options);
}

/** What builds and tests leave behind. */
const results = ['.cache', 'dist', '.wireit', '.astro'];

/** Seconds from `npm start` until home shows every picture of a phone's first screen. */
async function timeStart(folder: string): Promise<number> {
  console.log('npm start …');
  const port = await findFreePort();
  await using browser = await launchBrowser();
  const startedAt = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...shell, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  try {
    await using page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const isThere = () => page.goto(`http://localhost:${String(port)}/`, { timeout: 120_000 }).catch(() => undefined);
    while ((await isThere()) === undefined) await setTimeout(100);
    await page.waitForFunction(() => {
      const shown = [...document.images].filter(
        (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
      );
      return shown.length > 0 && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    });
    return (performance.now() - startedAt) / 1000;
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

/** Adds a sentence to the description of a video, as an owner would. */
async function editSentence(folder: string): Promise<void> {
  const videos = path.join(folder, 'content/videos');
  const file = path.join(videos, listFiles(videos).find((name) => name.endsWith('.yaml')) ?? '');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^(description: .*[^"'])(["']?)$/m, '$1 Shot in one night.$2'));
}

async function sumMegabytes(folder: string, signal: AbortSignal): Promise<number> {
  const { output } = await run(folder, 'du -sk node_modules', signal);
  return (Number.parseInt(output, 10) * 1024) / 1e6;
}

/** What a newcomer and a developer wait for, in a fresh clone of the last commit. Takes about half an hour. */
export async function measureLoop(root: string, signal: AbortSignal): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'loop-'));
  const clone = path.join(folder, 'site');
  const emptyCache = path.join(folder, 'npm-cache');
  const rows: Cells[] = [];
  const add = (what: string, figure: number, atMost: number, unit: Cells[2] = 's') => {
    rows.push([what, figure, unit, { target: { atMost } }]);
  };
  /** The line with the counts is the last; what failed is in a log, so that the other rows are not lost. */
  const test = async (what: string, atMost: number) => {
    const log = path.join(root, '.cache', `${what.replaceAll(' ', '-').replace(',', '')}.log`);
    const { seconds } = await run(clone, `npm test > "${log}" 2>&1 || true`, signal);
    add(what, seconds / 60, atMost, 'min');
    const [, failed = 'NaN'] = /passed, (\d+) failed\s*$/.exec(await readFile(log, 'utf8')) ?? [];
    rows.push([`${what}: tests that failed`, Number(failed), 'tests', { target: { atMost: 0 } }]);
  };
  try {
    await run(folder, `git clone -q "${root}" site`, signal);
    const install = `npm ci --cache "${emptyCache}"`;
    const first = await run(clone, install, signal);
    add("npm ci, nothing in npm's cache", first.seconds, 45);
    add('lines with a warning', first.output.match(/\bwarn/gi)?.length ?? 0, 0, 'lines');
    add('installed packages', await sumMegabytes(clone, signal), 750, 'MB');
    await remove(clone, ['node_modules']);
    add("npm ci, npm's cache warm", (await run(clone, install, signal)).seconds, 30);
    add('npm start until home shows its pictures', await timeStart(clone), 40);
    await remove(clone, results);
    add('npm run build, nothing cached', (await run(clone, 'npm run build', signal)).seconds, 120);
    await editSentence(clone);
    add('npm run build after one edited sentence', (await run(clone, 'npm run build', signal)).seconds, 5);
    await run(clone, 'git checkout -q .', signal);
    await remove(clone, results);
    await test('npm test after npm ci', 8);
    await test('npm test once more, nothing changed', 5);
    await run(clone, 'echo "// A comment." >> src/features/video/video.ts', signal);
    add('npm run check after a change', (await run(clone, 'npm run check', signal)).seconds, 60);
    return createRows('From a clone to a change that one can trust', 1, rows);
  } finally {
    await remove(folder, ['.']);
  }
}
