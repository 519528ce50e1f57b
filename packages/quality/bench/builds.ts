import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { siteFolders } from '@site/model/site-folders.ts';
import { runCommand } from '@site/system/run-command.ts';
import { weighPages } from '../test/check-sizes.ts';
import { addVideos, readVideos, videoCount } from './many-videos.ts';
import { median, once, type Bench, type Measure, type Row } from './rows.ts';

/** The content that is built, from the project's folder. */
const content = '.cache/bench/content';

/** Runs a program of the project, and measures it in seconds. @throws if it fails. */
async function time({ root, signal }: Bench, ...args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const code = await runCommand('node', args, { root, signal, showOutput: false });
  if (code !== 0) throw new Error(`Run 'node ${args.join(' ')}' to see what failed.`);
  return (performance.now() - startedAt) / 1000;
}

/** Seconds of the whole build after one sentence was edited, as an owner waits for it. */
async function timeEdit(bench: Bench, runs: number): Promise<number> {
  const build = ['packages/delivery/build/run.ts', '--content', content];
  const folder = path.join(bench.root, content, 'videos');
  const [first] = await readVideos(folder);
  if (!first) throw new Error('content/videos has no video to edit');
  const [file, video] = first;
  // The first one fills the caches.
  await time(bench, ...build);
  const seconds = await Array.fromAsync({ length: runs }, async (_, at) => {
    const description = `Take ${String(at)}: two friends, one night, and a car that does not start in the rain.`;
    await writeFile(path.join(folder, file), stringify({ ...video, description }, { lineWidth: 0 }));
    return time(bench, ...build);
  });
  return median(seconds);
}

async function copyContent({ root }: Bench): Promise<void> {
  await rm(path.join(root, content), { recursive: true, force: true });
  await cp(path.join(root, 'content'), path.join(root, content), { recursive: true });
}

const editNormal = once(async (bench) => {
  await copyContent(bench);
  return timeEdit(bench, 5);
});

const editLarge = once(async (bench) => {
  const normal = await editNormal(bench);
  await copyContent(bench);
  const added = await addVideos(path.join(bench.root, content, 'videos'));
  const large = await timeEdit(bench, 1);
  const dist = path.join(bench.root, siteFolders(content).dist);
  const html = (await weighPages(dist, 'page')).get('/music-videos') ?? NaN;
  return { normal, large, added, html };
});

/** How long an owner waits for `npm run content:check`, without the start of npm itself. */
async function measureCheck(bench: Bench): Promise<Row> {
  const seconds = await Array.fromAsync({ length: 5 }, () => time(bench, 'packages/model/check/check.ts'));
  return { what: 'The content check', unit: 's', target: { atMost: 2 }, figure: median(seconds) };
}

async function measureEdit(bench: Bench): Promise<Row> {
  return { what: 'The build after one edit', unit: 's', target: { atMost: 10 }, figure: await editNormal(bench) };
}

const count = videoCount.toLocaleString('en-US');

async function measureAdded(bench: Bench): Promise<Row> {
  const { normal, large, added } = await editLarge(bench);
  const note = `${large.toFixed(1)} s with ${count} music videos`;
  const figure = ((large - normal) * 1000) / added;
  return { what: 'The build, each video added', unit: 'ms', target: { atMost: 15 }, figure, note };
}

async function measureGrowth(bench: Bench): Promise<Row> {
  const [own, { html }] = [await weighPages(bench.site.dist, 'page'), await editLarge(bench)];
  const what = `HTML of /music-videos, ${count} videos compared with the real catalog`;
  const figure = html / (own.get('/music-videos') ?? NaN);
  return { what, unit: 'times', target: { atLeast: 0.95, atMost: 1.05 }, figure };
}

export const builds: readonly Measure[] = [measureCheck, measureEdit, measureAdded, measureGrowth];
