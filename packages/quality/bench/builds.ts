import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { listFiles } from '@site/model/files/list-files.ts';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { median, type Bench, type Measure, type Row } from './rows.ts';

const runCount = 5;

/** The content that is built, from the project's folder. */
const content = '.cache/bench/content';

/** Runs a program of the project, and measures it in seconds. @throws if it fails. */
async function time({ root, signal }: Bench, ...args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const code = await runCommand(process.execPath, args, { root, signal, showOutput: false });
  if (code !== 0) throw new Error(`Run 'node ${args.join(' ')}' to see what failed.`);
  return (performance.now() - startedAt) / 1000;
}

/** Seconds of the whole build after one sentence was edited, as an owner waits for it. */
async function measureEdit(bench: Bench): Promise<Row> {
  const folder = path.join(bench.root, content);
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(bench.root, 'content'), folder, { recursive: true });
  const [name] = listFiles(path.join(folder, 'videos'));
  if (name === undefined) throw new Error('content/videos has no video to edit');
  const file = path.join(folder, 'videos', name);
  const video = parseDocument(await readFile(file, 'utf8'));
  const build = ['packages/delivery/build/run.ts', '--content', content];
  // The first one fills the caches.
  await time(bench, ...build);
  const seconds = await Array.fromAsync({ length: runCount }, async (_, at) => {
    video.set('description', `Take ${at}: two friends, one night, and a car that does not start in the rain.`);
    await writeFile(file, String(video));
    return time(bench, ...build);
  });
  return { what: 'The build after one edit', unit: 's', target: { atMost: 10 }, figure: median(seconds) };
}

/** How long an owner waits for `npm run content:check`, without the start of npm itself. */
async function measureCheck(bench: Bench): Promise<Row> {
  const seconds = await Array.fromAsync({ length: runCount }, () => time(bench, 'packages/model/check/check.ts'));
  return { what: 'The content check', unit: 's', target: { atMost: 2 }, figure: median(seconds) };
}

export const builds: readonly Measure[] = [measureCheck, measureEdit];
